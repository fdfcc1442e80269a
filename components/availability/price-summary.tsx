import { toPriceQuote, type Quote } from '@/lib/domain/quote';
import { formatNights, formatWholeDollars } from '@/lib/format';

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}

/** The price in whole dollars (spec §9), its total first. */
export function PriceSummary({ quote }: { quote: Quote }) {
  const price = toPriceQuote(quote);
  const isDiscounted = price.originalTotalCents > price.totalCents;
  const nights = formatNights(price.nights);
  const average = `average ${formatWholeDollars(price.avgNightlyCents)} a night`;
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold">Total with all fees</p>
        <p className="font-display text-3xl font-semibold text-spruce-900 tabular-nums">
          {isDiscounted && (
            <s className="mr-2 font-sans text-base font-normal text-ink-soft">
              {formatWholeDollars(price.originalTotalCents)}
            </s>
          )}
          {formatWholeDollars(price.totalCents)}
        </p>
      </div>
      <dl className="mt-2 grid gap-1 border-t border-line pt-2 text-sm text-ink-soft">
        <Row
          label={isDiscounted ? nights : `${nights}, ${average}`}
          value={formatWholeDollars(quote.originalSubtotalCents)}
        />
        {quote.promoDiscountCents > 0 && (
          <Row label="Free nights" value={`−${formatWholeDollars(quote.promoDiscountCents)}`} />
        )}
        {price.discountCents > 0 && (
          <Row
            label={`Deal of the day (${price.discountPercent}% off)`}
            value={`−${formatWholeDollars(price.discountCents)}`}
          />
        )}
        {isDiscounted && (
          <Row label={`Now ${average}`} value={formatWholeDollars(quote.subtotalCents)} />
        )}
        {quote.cleaningFeeCents > 0 && (
          <Row label="Cleaning fee" value={formatWholeDollars(quote.cleaningFeeCents)} />
        )}
        <Row label="Taxes" value={formatWholeDollars(quote.tax.totalCents)} />
      </dl>
    </div>
  );
}
