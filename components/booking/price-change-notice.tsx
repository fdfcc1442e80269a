'use client';

import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { PriceChangeLines, type PriceChange } from './price-change-lines';

type PriceChangeNoticeProps = {
  change: PriceChange;
  /** Why, where it is known. */
  reason: string | null;
  onAccept: () => void;
};

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
      <PriceChangeLines change={change} />
      <Button size="small" className="mt-3 w-full" onClick={onAccept}>
        OK, use the new price
      </Button>
    </section>
  );
}
