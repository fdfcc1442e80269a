import type { QuoteLine } from '@/lib/domain/quote';
import { formatMoney } from '@/lib/format';

type PriceLinesProps = {
  lines: readonly QuoteLine[];
  totalCents: number;
  savingsCents?: number;
  isDimmed?: boolean;
};

/** Every line of the price, to the cent, and the total they add up to. */
export function PriceLines({ lines, totalCents, savingsCents = 0, isDimmed }: PriceLinesProps) {
  return (
    <div className={isDimmed ? 'opacity-50' : undefined}>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-[0.9375rem] tabular-nums">
        {lines.map((line) => (
          <div key={line.code} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-soft">{line.label}</dt>
            <dd
              className={
                line.amountCents < 0 ? 'text-spruce-700 text-right font-medium' : 'text-right'
              }
            >
              {formatMoney(line.amountCents).replace('-', '−')}
            </dd>
          </div>
        ))}
        <div className="border-line col-span-2 mt-1 grid grid-cols-subgrid items-baseline border-t pt-3">
          <dt className="font-semibold">Total with all fees</dt>
          <dd className="font-display text-spruce-900 text-right text-2xl font-semibold">
            {formatMoney(totalCents)}
          </dd>
        </div>
      </dl>
      {savingsCents > 0 && (
        <p className="text-spruce-700 mt-2 text-sm font-medium">
          You save {formatMoney(savingsCents)}, taxes included.
        </p>
      )}
    </div>
  );
}
