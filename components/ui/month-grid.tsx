'use client';

import { useDeferredValue, useId, type KeyboardEvent, type MouseEvent } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import { moveInCalendar } from '@/components/ui/calendar-keys';
import { MonthDay, type DayDescription } from '@/components/ui/month-day';
import { parseCalendarDate, type CalendarDate } from '@/lib/domain/values/calendar-date';
import { formatMonth } from '@/lib/format';

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

/** The band behind a range: joined to the chosen ends in the row, round where the row or the month cuts it. */
function bandClass(week: (DayDescription | null)[], column: number): string | undefined {
  const day = week[column];
  const before = week[column - 1] ?? null;
  const after = week[column + 1] ?? null;
  if (day?.inRange) {
    return joinClasses(
      'night-band',
      before === null && 'before:rounded-s-control',
      after === null && 'before:rounded-e-control',
    );
  }
  if (day?.selected === 'start' && (after?.inRange || after?.selected === 'end')) {
    return 'night-band before:left-1/2';
  }
  if (day?.selected === 'end' && (before?.inRange || before?.selected === 'start')) {
    return 'night-band before:right-1/2';
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
  // Once the click is shown: a browser styles the page before it lets what has the focus become a stop.
  const tabStop = useDeferredValue(focusedDate);
  let night = 0;

  function onKeyDown(event: KeyboardEvent) {
    const target = moveInCalendar(focusedDate, event.key, event.shiftKey);
    if (target === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onFocusDate(target);
  }

  // Here and not on each day, so that a day need not be drawn again for a new function.
  function onClick({ target }: MouseEvent) {
    const day = target instanceof Element && target.closest<HTMLElement>('[data-date]');
    const date = day && parseCalendarDate(day.dataset.date);
    if (!date) return;
    onFocusDate(date);
    onSelect(date);
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
        onClick={onClick}
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
          {weeks.map((week, row) => {
            const days = week.map((date) => (date === null ? null : describe(date)));
            return (
              <tr key={row}>
                {week.map((date, column) => {
                  const day = days[column];
                  if (date === null || !day) return <td key={column} />;
                  const band = bandClass(days, column);
                  return (
                    <MonthDay
                      key={column}
                      {...day}
                      date={date}
                      column={column}
                      isTabStop={date === tabStop}
                      isToday={date === today}
                      band={band}
                      night={band ? night++ : undefined}
                    />
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
