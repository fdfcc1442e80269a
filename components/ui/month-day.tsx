import type { ReactNode } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import type { CalendarDate } from '@/lib/domain/calendar-date';

/** What one day shows. `tooltip` is also the spoken reason: it is added to `label` in the accessible name. */
export type DayDescription = {
  label: string;
  disabled: boolean;
  selected: 'start' | 'end' | null;
  inRange: boolean;
  tooltip?: string | null;
  className?: string;
  children: ReactNode;
};

type MonthDayProps = {
  date: CalendarDate;
  day: DayDescription;
  column: number;
  isTabStop: boolean;
  isToday: boolean;
  onSelect: () => void;
};

function tooltipSide(column: number): string {
  if (column < 2) return 'left-0';
  return column > 4 ? 'right-0' : 'left-1/2 -translate-x-1/2';
}

export function MonthDay({ date, day, column, isTabStop, isToday, onSelect }: MonthDayProps) {
  return (
    <button
      type="button"
      data-date={date}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={day.tooltip ? `${day.label}, ${day.tooltip}` : day.label}
      aria-disabled={day.disabled || undefined}
      aria-current={isToday ? 'date' : undefined}
      onClick={onSelect}
      className={joinClasses(
        'group relative flex min-h-11 w-full flex-col items-center justify-center rounded-control text-sm tabular-nums transition-colors focus-visible:z-10',
        day.selected !== null && 'bg-spruce-800 font-semibold text-white',
        day.selected === null && day.disabled && 'cursor-not-allowed text-ink-faint',
        day.selected === null &&
          !day.disabled &&
          'cursor-pointer font-semibold text-ink hover:bg-spruce-200',
        isToday &&
          'after:absolute after:top-1 after:right-1 after:size-1.5 after:rounded-full after:bg-ember-600',
        day.className,
      )}
    >
      {day.children}
      {day.tooltip && (
        <span
          aria-hidden="true"
          className={joinClasses(
            'pointer-events-none invisible absolute bottom-full z-20 mb-1.5 w-max max-w-44 rounded-lg bg-spruce-950 px-2.5 py-1.5 text-left text-xs leading-snug font-medium text-white shadow-lift group-hover:visible group-focus-visible:visible',
            tooltipSide(column),
          )}
        >
          {day.tooltip}
        </span>
      )}
    </button>
  );
}
