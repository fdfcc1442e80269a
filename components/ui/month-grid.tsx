'use client';

import { useId, type CSSProperties, type KeyboardEvent } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import { moveInCalendar } from '@/components/ui/calendar-keys';
import { MonthDay, type DayDescription } from '@/components/ui/month-day';
import type { CalendarDate } from '@/lib/domain/calendar-date';
import { formatMonth } from '@/lib/format';
import styles from './month-grid.module.css';

export type { DayDescription };
export type DescribeDay = (date: CalendarDate) => DayDescription;

/**
 * One month as a WAI-ARIA grid. It holds no state:
 * - `month` names the grid, `weeks` are its rows (`monthGrid(month)`), null for cells outside the month;
 * - `focusedDate` is the one tab stop; `onFocusDate` asks to move it, possibly into another month, and the owner
 *   then puts the focus on `[data-date]` (MonthCalendar does both);
 * - `onSelect` is called for disabled days too, so that the owner can say why a day is refused;
 * - `describe` gives each day's state.
 */
type MonthGridProps = {
  month: CalendarDate;
  weeks: (CalendarDate | null)[][];
  focusedDate: CalendarDate;
  onFocusDate: (date: CalendarDate) => void;
  onSelect: (date: CalendarDate) => void;
  describe: DescribeDay;
  today?: CalendarDate;
};

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The band behind a range, joined to the chosen ends only where the next cell of the row belongs to it. */
function bandClass(week: (DayDescription | null)[], column: number): string | undefined {
  const day = week[column];
  const follows = (offset: number, end: 'start' | 'end') => {
    const neighbor = week[column + offset];
    return neighbor?.inRange === true || neighbor?.selected === end;
  };
  if (day?.inRange) return styles.band;
  if (day?.selected === 'start' && follows(1, 'end')) {
    return joinClasses(styles.band, styles.fromMiddle);
  }
  if (day?.selected === 'end' && follows(-1, 'start')) {
    return joinClasses(styles.band, styles.toMiddle);
  }
  return undefined;
}

export function MonthGrid({
  month,
  weeks,
  focusedDate,
  onFocusDate,
  onSelect,
  describe,
  today,
}: MonthGridProps) {
  const headingId = useId();
  let night = 0;

  function onKeyDown(event: KeyboardEvent) {
    const target = moveInCalendar(focusedDate, event.key, event.shiftKey);
    if (target === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onFocusDate(target);
  }

  return (
    <div>
      <p
        id={headingId}
        className="flex h-11 items-center justify-center font-display text-title-4 font-semibold text-spruce-900"
      >
        {formatMonth(month)}
      </p>
      <table
        role="grid"
        aria-labelledby={headingId}
        aria-multiselectable="true"
        className="w-full table-fixed border-collapse"
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th
                key={weekday}
                scope="col"
                abbr={weekday}
                className="pt-2 pb-2.5 text-xs font-semibold text-ink-soft"
              >
                {weekday.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => {
            const days = week.map((date) => (date === null ? null : describe(date)));
            return (
              <tr key={week.find((date) => date !== null) ?? 'empty'}>
                {week.map((date, column) => {
                  const day = days[column];
                  if (date === null || !day) return <td key={column} />;
                  const band = bandClass(days, column);
                  return (
                    <td
                      key={column}
                      role="gridcell"
                      aria-selected={day.selected !== null || day.inRange}
                      className={joinClasses('px-0 py-0.5', band)}
                      style={band ? ({ '--night': night++ } as CSSProperties) : undefined}
                    >
                      <MonthDay
                        date={date}
                        day={day}
                        column={column}
                        isTabStop={date === focusedDate}
                        isToday={date === today}
                        onSelect={() => {
                          onFocusDate(date);
                          onSelect(date);
                        }}
                      />
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
