'use client';

import { useEffect, useRef } from 'react';
import type { Stay } from '@/lib/domain/stay';
import { SuggestedStays, type StayPricing } from './suggested-stays';
import type { Refusal } from './use-stay-selection';

type RefusalNoticeProps = {
  refusal: Refusal | null;
  pricing: StayPricing;
  onAccept: (stay: Stay) => void;
};

/** Why a day is refused, and the two nearest stays that are not. */
export function RefusalNotice({ refusal, pricing, onAccept }: RefusalNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  // What is refused from the start must not scroll the calendar away before it was seen.
  const atStart = useRef(refusal);
  useEffect(() => {
    if (refusal && refusal !== atStart.current) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [refusal]);

  return (
    <div ref={box} className="scroll-mb-32">
      <div role="status">
        {refusal && (
          <div className="mt-4 rounded-control border-l-4 border-ember-600 bg-ember-100 px-4 py-3">
            <p className="font-semibold text-ember-700">{refusal.title}</p>
            <p className="text-sm text-ink">{refusal.description}</p>
          </div>
        )}
      </div>
      {refusal && refusal.suggestions.length > 0 && (
        <SuggestedStays stays={refusal.suggestions} pricing={pricing} onAccept={onAccept} />
      )}
    </div>
  );
}
