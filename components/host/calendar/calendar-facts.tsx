import { changeByPercent, type NightFacts } from '@/lib/domain/host/selected-nights';
import { formatMoney, formatNights, plural } from '@/lib/copy/format';

type Span = readonly [least: number, most: number];

function spanWords([least, most]: Span, format: (value: number) => string): string {
  return least === most ? format(least) : `${format(least)} to ${format(most)}`;
}

const minimumWords = ([least, most]: Span): string =>
  least === most ? formatNights(least) : `${least} to ${formatNights(most)}`;

function shareWords(count: number, all: number, yes: string, no: string): string {
  if (count === 0) return no;
  return count === all ? yes : `${yes} on ${count} of ${all} nights`;
}

export function NightFactsList({ facts }: { facts: NightFacts }) {
  const { nights, prices, unpriced, minStays, arrivals, departures, open } = facts;
  const rows = [
    ['Price now', prices ? spanWords(prices, formatMoney) : 'None yet'],
    ['Minimum', minimumWords(minStays)],
    ['Arrival', shareWords(arrivals, nights, 'Allowed', 'Closed')],
    ['Departure', shareWords(departures, nights, 'Allowed', 'Closed')],
    ['For sale', shareWords(open, nights, 'Open', 'Closed')],
  ];
  return (
    <div>
      <dl className="host-facts">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {prices && unpriced > 0 && (
        <p className="host-soft">
          {formatNights(unpriced)} {plural(unpriced, 'has', 'have')} no price yet; a percentage
          starts from the cabin’s usual rate.
        </p>
      )}
    </div>
  );
}

type PreviewProps = {
  facts: NightFacts;
  cents: number | undefined;
  percent: number | undefined;
};

/** Shows the range of prices before and after the change, before anything is saved. */
export function PricePreview({ facts: { prices }, cents, percent }: PreviewProps) {
  const after = previewOf(prices, cents, percent);
  return (
    <p role="status" className="host-price-preview">
      {after &&
        `${prices ? `${spanWords(prices, formatMoney)} becomes ` : 'The price becomes '}${spanWords(after, formatMoney)}.`}
    </p>
  );
}

function previewOf(prices: Span | null, cents?: number, percent?: number): Span | null {
  if (cents !== undefined) return percent === undefined && cents > 0 ? [cents, cents] : null;
  if (percent === undefined || !prices || !(percent >= -90 && percent <= 300)) return null;
  return [changeByPercent(prices[0], percent), changeByPercent(prices[1], percent)];
}
