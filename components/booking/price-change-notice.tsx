'use client';

import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { formatMoney } from '@/lib/copy/format';
import type { PriceChange } from './use-booking-price';

type PriceChangeNoticeProps = {
  change: PriceChange;
  /** Why, where it is known. */
  reason: string | null;
  onAccept: () => void;
};

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

/** Takes the focus when it appears: nothing can be booked before the new price is accepted. */
export function PriceChangeNotice({ change, reason, onAccept }: PriceChangeNoticeProps) {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => box.current?.focus(), [change.beforeCents, change.afterCents]);

  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="scroll-mt-28 rounded-control border border-ember-600 bg-ember-100 p-4"
    >
      <p id={titleId} className="font-semibold text-ember-700">
        The price changed
      </p>
      {reason && <p className="mt-1 text-sm">{reason}</p>}
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
      <Button size="small" className="mt-3 w-full" onClick={onAccept}>
        OK, use the new price
      </Button>
    </section>
  );
}
