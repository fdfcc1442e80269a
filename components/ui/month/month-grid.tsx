'use client';

import {
  useDeferredValue,
  useId,
  type FocusEvent,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { joinClasses } from '@/components/ui/class-names';
import { moveInCalendar } from './calendar-keys';
import { MonthDay, type DayDescription } from './month-day';
import { parseCalendarDate, type CalendarDate } from '@/lib/domain/values/calendar-date';
import { formatMonth, WEEKDAYS } from '@/lib/copy/format';

export type { DayDescription };
export type DescribeDay = (date: CalendarDate) => DayDescription;
type Range = { from: CalendarDate; to: CalendarDate };

/**
 * One month as a WAI-ARIA grid. It holds no state:
 * - `month` names the grid, `weeks` are its rows (`monthGrid(month)`), null for cells outside the month;
 * - `focusedDate` is the one tab stop; `onFocusDate` asks to move it, possibly into another month, and the owner
 *   then puts the focus on `[data-date]` (MonthCalendar does both);
 * - `preview` is a range that is not chosen yet; `onPoint` gets the day under the pointer or the focus;
 * - `onSelect` is called for disabled days too, so that the owner can say why a day is refused;
 * - `describe` gives each day's state.
 */
type MonthGridProps = {
  month: CalendarDate;
  weeks: (CalendarDate | null)[][];
  focusedDate: CalendarDate;
  preview?: Range | null;
  onFocusDate: (date: CalendarDate) => void;
  onPoint?: (date: CalendarDate | null) => void;
  onSelect: (date: CalendarDate) => void;
  describe: DescribeDay;
  today?: CalendarDate;
};

type Week = (DayDescription | null)[];

/** The band behind a range, rounded at its ends and at the ends of a row. */
function bandClass(week: Week, column: number): string | undefined {
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

/** Shows the days as if the previewed range were chosen, but only for the band behind them. */
function previewWeek(days: Week, week: (CalendarDate | null)[], { from, to }: Range): Week {
  return days.map((day, column) => {
    const date = week[column];
    if (!day || !date || date < from || date > to) return day;
    const selected = date === from ? 'start' : date === to ? 'end' : null;
    return { ...day, selected, inRange: selected === null };
  });
}

const hasChosen = (week?: Week) => week?.some((day) => day !== null && day.selected !== null);

/** The day that an event is about. */
function dateOf({ target }: SyntheticEvent): CalendarDate | null {
  const day = target instanceof Element && target.closest<HTMLElement>('[data-date]');
  return (day && parseCalendarDate(day.dataset.date)) || null;
}

export function MonthGrid({
  month,
  weeks,
  focusedDate,
  preview = null,
  onFocusDate,
  onPoint,
  onSelect,
  describe,
  today,
}: MonthGridProps) {
  const headingId = useId();
  // Deferred until the click is painted: changing the tab stop forces a restyle.
  const tabStop = useDeferredValue(focusedDate);
  let night = 0;

  function onKeyDown(event: KeyboardEvent) {
    // From the day that has the focus: a screen reader may have put it beside the tab stop.
    const date = dateOf(event);
    const target = date && moveInCalendar(date, event.key, event.shiftKey);
    if (!target || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onFocusDate(target);
  }

  // Skipped when the focus moves to another day, because drawing the preview twice would delay the click.
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) onPoint?.(null);
  }

  // Delegated, so that days need not render again for a new function.
  function onClick(event: SyntheticEvent) {
    const date = dateOf(event);
    if (!date) return;
    onFocusDate(date);
    onSelect(date);
  }

  const described = weeks.map((week) => week.map((date) => date && describe(date)));

  return (
    <div>
      <p
        id={headingId}
        className="sticky top-(--bar-height) z-5 flex h-11 items-center justify-center bg-paper font-display text-title-4 font-semibold text-spruce-900 laptop:top-0 low:h-9 in-aria-modal:top-0"
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
        onPointerOver={(event) => event.pointerType !== 'touch' && onPoint?.(dateOf(event))}
        onPointerLeave={() => onPoint?.(null)}
        onFocus={(event) => onPoint?.(dateOf(event))}
        onBlur={onBlur}
      >
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th
                key={weekday}
                scope="col"
                abbr={weekday}
                className="pt-2 pb-2.5 text-xs font-semibold text-ink-soft low:pb-0.5 short:pt-0 short:pb-0.5"
              >
                {weekday.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => {
            const days = described[row] ?? [];
            const bands = preview ? previewWeek(days, week, preview) : days;
            // A tooltip leaves the row of a chosen day alone.
            const isTipBelow = hasChosen(described[row - 1]) && !hasChosen(described[row + 1]);
            return (
              <tr key={row}>
                {week.map((date, column) => {
                  const day = days[column];
                  if (date === null || !day) return <td key={column} />;
                  const band = bandClass(bands, column);
                  return (
                    <MonthDay
                      key={column}
                      {...day}
                      date={date}
                      column={column}
                      isTabStop={date === tabStop}
                      isToday={date === today}
                      isTipBelow={Boolean(isTipBelow && day.tooltip)}
                      band={band && joinClasses(band, preview && 'night-preview')}
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
