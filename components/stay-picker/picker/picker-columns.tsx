'use client';

import { useDeferredValue, type ReactNode } from 'react';

type Props = { dates: ReactNode; children: ReactNode };

/**
 * A dialog's calendar, and beside it (on phones below it) what depends on the dates: neither moves the other. The latter
 * is drawn right after the dialog's first frame, which so comes sooner.
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
