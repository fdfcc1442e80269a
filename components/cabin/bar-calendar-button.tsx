'use client';

import type { ReactNode } from 'react';
import { openDates } from '@/components/stay-picker/picker/open-dates';
import { lazyDialogs } from '@/components/stay-picker/picker/lazy-dialogs';
import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import { busyUntil } from '@/lib/browser/loading/busy-until';

type Props = { cabin: AvailabilityCabin; className?: string; children: ReactNode };

/**
 * Opens the calendar independently of the bar, whose parts are replaced with every choice made in it. Its code comes
 * when the guest first reaches for the button.
 */
export function BarCalendarButton({ cabin, className, children }: Props) {
  const { preload } = lazyDialogs.modal;
  return (
    <button
      className={className}
      aria-haspopup="dialog"
      // Where the button leads without scripts.
      data-else="#availability"
      onClick={({ currentTarget }) => busyUntil(currentTarget, openDates(cabin))}
      onPointerEnter={preload}
      onTouchStart={preload}
      onFocus={preload}
    >
      {children}
    </button>
  );
}
