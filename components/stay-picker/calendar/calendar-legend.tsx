import type { ReactNode } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import { SWATCHES } from './day-cell';

type EntryProps = { swatch: string; className?: string; children: ReactNode };

function Entry({ swatch, className, children }: EntryProps) {
  return (
    <li className={joinClasses('flex items-center gap-1.5', className)}>
      <span
        aria-hidden="true"
        className={joinClasses(
          'grid size-5 shrink-0 place-items-center rounded-lg font-display text-xs tablet:size-6',
          swatch,
        )}
      >
        8
      </span>
      {children}
    </li>
  );
}

/**
 * The last entry covers check-ins and check-outs; each day's accessible name says which. On a small phone, where it would
 * cost the calendar a row, a tap on such a day says so.
 */
export function CalendarLegend() {
  return (
    <ul
      aria-label="Legend"
      className="flex flex-wrap justify-center gap-x-2.5 gap-y-1 text-xs text-ink-soft small:gap-x-4 tablet:text-[0.8125rem]"
    >
      <Entry swatch={SWATCHES.available}>Available</Entry>
      <Entry swatch={SWATCHES.checkoutOnly}>Checkout only</Entry>
      <Entry swatch={SWATCHES.unavailable}>Unavailable</Entry>
      <Entry swatch={SWATCHES.openNight} className="shorter:hidden">
        Minimum stay applies
      </Entry>
    </ul>
  );
}
