'use client';

import { useEffect, useRef } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import type { Stay } from '@/lib/domain/stays/stay';
import { SuggestedStays, type StayPricing, type SuggestedStaysProps } from './suggested-stays';
import type { StayNotice } from '@/components/stay-picker/stay/use-stay-selection';

type ReasonNoticeProps = {
  notice: StayNotice | null;
  pricing: StayPricing;
  onAccept: (stay: Stay) => void;
  /** Set in the panel, where nothing scrolls. */
  isStill?: boolean;
  leads?: SuggestedStaysProps['leads'];
};

/** Why a day cannot be chosen, always in view, with the two nearest bookable stays; on wide screens beside it. */
export function ReasonNotice(props: ReasonNoticeProps) {
  const { notice, pricing, onAccept, isStill = false, leads } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!notice?.date) return;
    // Scrolls the day out from under the notice.
    const place = box.current?.closest('[role=dialog]') ?? document;
    const day = place.querySelector(`[data-date="${notice.date}"]`);
    day?.scrollIntoView?.({ block: 'nearest' });
  }, [notice]);

  return (
    <div
      className={joinClasses(
        // On narrow screens the reason sticks to the window while the calendar scrolls.
        !isStill && 'contents laptop:sticky laptop:bottom-0 laptop:z-20',
        !isStill &&
          (notice
            ? 'laptop:-mx-4 laptop:grid laptop:grid-cols-[4fr_7fr] laptop:gap-3 laptop:bg-paper laptop:px-4 laptop:pt-3 laptop:pb-1'
            : 'laptop:block'),
      )}
    >
      <div
        ref={box}
        role="status"
        className={joinClasses(
          !isStill && 'sticky bottom-20 z-20 laptop:static in-aria-modal:bottom-0',
        )}
      >
        {notice && (
          <div
            className={joinClasses(
              'rounded-control border-l-4 border-ember-600 bg-ember-100 px-4',
              isStill
                ? 'py-2'
                : 'mt-4 py-3 shadow-lift laptop:mt-0 laptop:h-full laptop:shadow-none',
            )}
          >
            <p className="font-semibold text-ember-700">{notice.title}</p>
            <p className="text-sm text-ink">{notice.description}</p>
          </div>
        )}
      </div>
      {notice && notice.suggestions.length > 0 && (
        <SuggestedStays
          stays={notice.suggestions}
          pricing={pricing}
          isWide={!isStill}
          leads={leads}
          onAccept={onAccept}
        />
      )}
    </div>
  );
}
