import type { ReactNode } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import { SWATCHES } from './day-face';

function Entry({ swatch, children }: { swatch: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <span
        aria-hidden="true"
        className={joinClasses('grid size-5 place-items-center rounded-md text-xs', swatch)}
      >
        8
      </span>
      {children}
    </li>
  );
}

export function CalendarLegend() {
  return (
    <ul
      aria-label="Legend"
      className="flex flex-wrap justify-center gap-x-4 gap-y-2 text-[0.8125rem] text-ink-soft"
    >
      <Entry swatch={SWATCHES.available}>Available</Entry>
      <Entry swatch={SWATCHES.checkoutOnly}>Checkout only</Entry>
      <Entry swatch={SWATCHES.unavailable}>Unavailable</Entry>
    </ul>
  );
}
