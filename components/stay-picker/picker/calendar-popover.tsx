'use client';

import type { RefObject } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Popover } from '@/components/ui/dialog/popover';
import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import { PickerDates } from './picker-dates';
import { ScarcityBanner } from '@/components/stay-picker/price/scarcity-banner';
import type { StayPickerState } from '@/components/stay-picker/stay/use-stay-picker';

type CalendarPopoverProps = {
  cabin: AvailabilityCabin;
  picker: StayPickerState;
  anchor: RefObject<HTMLElement | null>;
  onClose: (isAway: boolean) => void;
};

/** The calendar over a cabin's panel; on wide screens beside it, so that total and button stay in view. */
export function CalendarPopover({ cabin, picker, anchor, onClose }: CalendarPopoverProps) {
  return (
    <Popover
      label="Choose your dates"
      anchor={anchor}
      onClose={onClose}
      className="absolute inset-x-0 top-0 z-20 scroll-mb-24 rounded-card border border-line bg-paper p-4 shadow-raised outline-none laptop:right-[calc(100%+0.5rem)] laptop:left-auto laptop:max-h-[calc(100dvh-var(--bar-height)-2.5rem)] laptop:w-[min(46rem,calc(100vw-28rem))] laptop:-scroll-mt-6 laptop:scroll-mb-4 laptop:overflow-y-auto laptop:overscroll-contain"
    >
      <PickerDates
        cabin={cabin}
        // The deal stands in the panel already.
        picker={{ ...picker, deal: null }}
        variant="modal"
        autoFocus
      />
      <div className="mt-3 flex items-center justify-between gap-4">
        <div>
          <ScarcityBanner picker={picker} />
        </div>
        <button
          type="button"
          onClick={() => onClose(false)}
          className={buttonClass(picker.choice.stay ? 'primary' : 'secondary', 'small')}
        >
          Done
        </button>
      </div>
    </Popover>
  );
}
