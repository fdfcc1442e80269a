'use client';

import { useDeferredValue, type ReactNode } from 'react';

type Props = { dates: ReactNode; children: ReactNode };

/**
 * A dialog's calendar, and beside it (below it on phones) what depends on the dates, so that neither moves the other.
 * The latter renders after the dialog's first frame, which makes that faster.
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
