import type { ReactNode } from 'react';

/** A dialog's calendar, and beside it what depends on the dates: neither moves the other. */
export function PickerColumns({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 tablet:grid-cols-[minmax(0,1fr)_16rem] laptop:grid-cols-[minmax(0,1fr)_17rem]">
      {children}
    </div>
  );
}
