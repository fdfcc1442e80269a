import { joinClasses } from '@/components/ui/class-names';
import type { Quote } from '@/lib/domain/pricing/quote';
import { formatMoney } from '@/lib/copy/format';

/** The part of a price that is shown: its lines and their total. */
export type ShownPrice = Pick<Quote, 'lines' | 'totalCents' | 'savingsCents' | 'damageDeposit'>;

export function PriceRows({ lines, damageDeposit }: Pick<ShownPrice, 'lines' | 'damageDeposit'>) {
  return lines.map((line) => (
    <div key={line.code} className="col-span-2 flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-soft">{line.label}</dt>
      <dd className={line.amountCents < 0 ? 'ml-auto font-medium text-spruce-700' : 'ml-auto'}>
        {formatMoney(line.amountCents).replace('-', '−')}
      </dd>
      {line.code === 'damage_deposit' && damageDeposit?.text && (
        <dd className="basis-full text-sm break-words text-ink-soft">{damageDeposit.text}</dd>
      )}
    </div>
  ));
}

export function PriceTotal({ totalCents, className }: { totalCents: number; className?: string }) {
  return (
    <div
      className={joinClasses(
        'col-span-2 flex flex-wrap items-baseline justify-between gap-x-4',
        className,
      )}
    >
      <dt className="font-semibold">Total with fees and taxes</dt>
      <dd className="ml-auto font-display text-title-3 font-semibold text-spruce-900 tabular-nums">
        {formatMoney(totalCents)}
      </dd>
    </div>
  );
}

export function PriceSavings({ savingsCents }: { savingsCents: number }) {
  return (
    savingsCents > 0 && (
      <p className="mt-2.5 text-sm font-semibold text-spruce-700">
        You save {formatMoney(savingsCents)}, taxes included.
      </p>
    )
  );
}

export function PriceLines({ price, isDimmed }: { price: ShownPrice; isDimmed?: boolean }) {
  return (
    <div className={isDimmed ? 'opacity-50' : undefined}>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-[0.9375rem] tabular-nums">
        <PriceRows {...price} />
        <PriceTotal
          totalCents={price.totalCents}
          className="mt-1 border-t border-dashed border-line-strong pt-3.5"
        />
      </dl>
      <PriceSavings savingsCents={price.savingsCents} />
    </div>
  );
}
