'use client';

import { useDeferredValue, type ReactNode } from 'react';

type Props = { dates: ReactNode; children: ReactNode };

/**
 * A dialog's calendar, and what depends on the dates in a right column (below the calendar on phones), so that neither
 * moves the other. The right column renders after the first frame, so that the dialog opens faster.
 */
export function PickerColumns({ dates, children }: Props) {
  const isShown = useDeferredValue(true, false);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 tablet:grid-cols-[minmax(0,1fr)_16rem] laptop:grid-cols-[minmax(0,1fr)_17rem]">
      {dates}
      {isShown && children}
    </div>
  );
}
