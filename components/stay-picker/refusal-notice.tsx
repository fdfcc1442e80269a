'use client';

import { useEffect, useRef } from 'react';
import type { Stay } from '@/lib/domain/stays/stay';
import { SuggestedStays, type StayPricing } from './suggested-stays';
import type { Refusal } from './use-stay-selection';

type RefusalNoticeProps = {
  refusal: Refusal | null;
  pricing: StayPricing;
  onAccept: (stay: Stay) => void;
};

/** Why a day is refused, in view wherever the calendar has been scrolled to; below it the two nearest stays that are not. */
export function RefusalNotice({ refusal, pricing, onAccept }: RefusalNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!refusal?.date) return;
    // The notice must not cover the day it speaks of.
    const day = box.current?.parentElement?.querySelector(`[data-date="${refusal.date}"]`);
    day?.scrollIntoView?.({ block: 'nearest' });
  }, [refusal]);

  return (
    <>
      <div
        ref={box}
        role="status"
        className="sticky bottom-20 z-20 in-[[role=dialog]]:bottom-0 laptop:bottom-4"
      >
        {refusal && (
          <div className="mt-4 rounded-control border-l-4 border-ember-600 bg-ember-100 px-4 py-3 shadow-lift">
            <p className="font-semibold text-ember-700">{refusal.title}</p>
            <p className="text-sm text-ink">{refusal.description}</p>
          </div>
        )}
      </div>
      {refusal && refusal.suggestions.length > 0 && (
        <SuggestedStays stays={refusal.suggestions} pricing={pricing} onAccept={onAccept} />
      )}
    </>
  );
}
