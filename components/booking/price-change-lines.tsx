import type { LineDifference } from '@/lib/domain/pricing/quote-difference';
import { formatMoney } from '@/lib/copy/format';

type ChangedLine = Omit<LineDifference, 'code'> & { code: string };
export type PriceChange = { lines: ChangedLine[]; beforeCents: number; afterCents: number };

function Amounts({ before, after }: { before: number; after: number }) {
  return (
    <dd className="ml-auto">
      <s className="text-ink-soft">
        <span className="sr-only">before </span>
        {formatMoney(before)}
      </s>{' '}
      <span className="font-semibold">
        <span className="sr-only">now </span>
        {formatMoney(after)}
      </span>
    </dd>
  );
}

/** What changed of a price, line by line, and both totals. */
export function PriceChangeLines({ change }: { change: PriceChange }) {
  return (
    <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm tabular-nums">
      {change.lines.map((line) => (
        <div key={line.code} className="col-span-2 flex flex-wrap justify-between gap-x-4">
          <dt>{line.label}</dt>
          <Amounts before={line.beforeCents} after={line.afterCents} />
        </div>
      ))}
      <div className="col-span-2 mt-1 flex flex-wrap justify-between gap-x-4 border-t border-ember-600/40 pt-2 text-base font-semibold">
        <dt>Total</dt>
        <Amounts before={change.beforeCents} after={change.afterCents} />
      </div>
    </dl>
  );
}
