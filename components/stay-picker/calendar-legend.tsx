import type { ReactNode } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import { SWATCHES } from './day-cell';

function Entry({ swatch, children }: { swatch: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <span
        aria-hidden="true"
        className={joinClasses(
          'grid size-6 place-items-center rounded-lg font-display text-xs',
          swatch,
        )}
      >
        8
      </span>
      {children}
    </li>
  );
}

/** The last entry covers check-ins and check-outs; each day's accessible name says which. */
export function CalendarLegend() {
  return (
    <ul
      aria-label="Legend"
      className="flex flex-wrap justify-center gap-x-3 gap-y-1 text-[0.8125rem] text-ink-soft small:gap-x-4"
    >
      <Entry swatch={SWATCHES.available}>Available</Entry>
      <Entry swatch={SWATCHES.checkoutOnly}>Checkout only</Entry>
      <Entry swatch={SWATCHES.unavailable}>Unavailable</Entry>
      <Entry swatch={SWATCHES.openNight}>Too short to book</Entry>
    </ul>
  );
}
