import { DAMAGE_DEPOSIT_LABEL } from '@/lib/domain/pricing/damage-deposit';
import { toPriceQuote, type Quote } from '@/lib/domain/pricing/quote';
import { toWholeDollars } from '@/lib/domain/values/whole-dollars';
import { formatMoney, formatNights, formatWholeDollars } from '@/lib/copy/format';

type Part = { label: string; cents: number };

/** Whole dollars (product §9.8), with the exact amount behind them. */
function Dollars({ dollars, cents }: { dollars: number; cents: number }) {
  return (
    <data value={(cents / 100).toFixed(2)} title={formatMoney(cents)}>
      {formatWholeDollars(dollars * 100).replace('-', '−')}
    </data>
  );
}

function Row({ part, dollars }: { part: Part; dollars: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{part.label}</dt>
      <dd className="tabular-nums">
        <Dollars dollars={dollars} cents={part.cents} />
      </dd>
    </div>
  );
}

const isDue = ({ cents }: Part) => cents !== 0;

function listNights(quote: Quote, label: string): Part[] {
  return [
    { label, cents: quote.originalSubtotalCents },
    { label: quote.freeNights > 0 ? 'Free nights' : 'Promotion', cents: -quote.promoDiscountCents },
    { label: `Deal of the day (${quote.discountPercent}% off)`, cents: -quote.discountCents },
  ].filter(isDue);
}

function listFees(quote: Quote): Part[] {
  return [
    { label: 'Cleaning fee', cents: quote.cleaningFeeCents },
    { label: 'Taxes', cents: quote.tax.totalCents },
    { label: 'Pet fee', cents: quote.petFeeCents },
    { label: DAMAGE_DEPOSIT_LABEL, cents: quote.damageDeposit?.cents ?? 0 },
  ].filter(isDue);
}

function Rows({ parts, dollars }: { parts: readonly Part[]; dollars: readonly number[] }) {
  return parts.map((part, index) => (
    <Row key={part.label} part={part} dollars={dollars[index] ?? 0} />
  ));
}

type Props = {
  quote: Quote;
  /** False where the footer shows the total to the cent. */
  hasTotal: boolean;
};

/** The price in whole dollars that add up, its total first. */
export function PriceSummary({ quote, hasTotal }: Props) {
  const price = toPriceQuote(quote);
  const isDiscounted = price.originalTotalCents > price.totalCents;
  const count = formatNights(price.nights);
  const average = `average ${formatWholeDollars(price.avgNightlyCents)} a night`;
  const nights = listNights(quote, isDiscounted ? count : `${count}, ${average}`);
  const fees = listFees(quote);
  const subtotal = { label: `Now ${average}`, cents: quote.subtotalCents };
  const [subtotalDollars = 0, ...feeDollars] = toWholeDollars(
    [subtotal, ...fees].map(({ cents }) => cents),
  );
  const nightDollars = toWholeDollars(
    nights.map(({ cents }) => cents),
    subtotalDollars,
  );
  return (
    <div>
      {hasTotal && (
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-2">
          <p className="font-semibold">Total with fees and taxes</p>
          <p className="font-display text-3xl font-semibold text-spruce-900 tabular-nums">
            {isDiscounted && (
              <s className="mr-2 font-sans text-base font-normal text-ink-soft">
                {formatWholeDollars(price.originalTotalCents)}
              </s>
            )}
            <Dollars dollars={Math.round(price.totalCents / 100)} cents={price.totalCents} />
          </p>
        </div>
      )}
      <dl className="grid gap-1 text-sm text-ink-soft">
        <Rows parts={nights} dollars={nightDollars} />
        {isDiscounted && <Row part={subtotal} dollars={subtotalDollars} />}
        <Rows parts={fees} dollars={feeDollars} />
        {!hasTotal && isDiscounted && (
          <div className="flex justify-between gap-4">
            <dt>Before discounts</dt>
            <dd>
              <s>{formatWholeDollars(price.originalTotalCents)}</s>
            </dd>
          </div>
        )}
      </dl>
      {quote.damageDeposit?.text && (
        <p className="mt-1 text-sm break-words text-ink-soft">{quote.damageDeposit.text}</p>
      )}
    </div>
  );
}
