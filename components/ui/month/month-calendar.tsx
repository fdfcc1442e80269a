'use client';

import { ChevronLeft, ChevronRight } from 'lucide';
import { useState } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { MonthGrid, type DescribeDay } from './month-grid';
import { useDayFocus } from './use-day-focus';
import {
  addMonths,
  monthGrid,
  startOfMonth,
  type CalendarDate,
} from '@/lib/domain/values/calendar-date';

/**
 * One or two months with previous and next buttons, one tab stop for all days, and announced month changes.
 * - `month` (its first day) is the first month shown; the owner keeps it, so that a preset or an offer can move it;
 * - months before `today`'s and after `lastMonth` are blocked, for the buttons and the keyboard alike;
 * - weeks that end before `firstDate` (today, unless given) are left out;
 * - `preferredDate` is where the tab stop begins when it is in view (the chosen check-in, say), else at the first day
 *   that can be chosen;
 * - with `previewFrom` (a check-in without check-out) the range up to the day under the pointer or the focus is shown
 *   where that day can be chosen; `onPreview` gets it, or null without one;
 * - `onSelect` and `describe` as in MonthGrid.
 */
type MonthCalendarProps = {
  label: string;
  month: CalendarDate;
  onMonthChange: (month: CalendarDate) => void;
  monthsShown?: 1 | 2;
  today: CalendarDate;
  lastMonth?: CalendarDate;
  firstDate?: CalendarDate;
  preferredDate?: CalendarDate | null;
  previewFrom?: CalendarDate | null;
  autoFocus?: boolean;
  onPreview?: (end: CalendarDate | null) => void;
  onSelect: (date: CalendarDate) => void;
  describe: DescribeDay;
};

function NavigationButton({
  direction,
  isBlocked,
  onClick,
}: {
  direction: 'previous' | 'next';
  isBlocked: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={direction === 'previous' ? 'Previous month' : 'Next month'}
      aria-disabled={isBlocked || undefined}
      onClick={isBlocked ? undefined : onClick}
      className={joinClasses(
        'flex size-11 shrink-0 items-center justify-center rounded-full border',
        isBlocked
          ? 'cursor-not-allowed border-transparent text-ink-faint/50'
          : 'cursor-pointer border-line bg-surface text-spruce-800 hover:border-spruce-700 hover:bg-spruce-50 hover:transition-colors',
      )}
    >
      <Icon shapes={direction === 'previous' ? ChevronLeft : ChevronRight} />
    </button>
  );
}

export function MonthCalendar({
  label,
  month,
  onMonthChange,
  monthsShown = 1,
  today,
  lastMonth,
  firstDate = today,
  preferredDate = null,
  previewFrom = null,
  autoFocus = false,
  onPreview,
  onSelect,
  describe,
}: MonthCalendarProps) {
  const { container, months, firstShown, lastShown, focusedDate, arrivals, ...days } = useDayFocus({
    month,
    monthsShown,
    today,
    lastMonth,
    firstDate,
    preferredDate,
    autoFocus,
    onMonthChange,
    describe,
  });
  const [previewEnd, setPreviewEnd] = useState<CalendarDate | null>(null);

  function point(date: CalendarDate | null) {
    const isEnd = date !== null && previewFrom !== null && date > previewFrom;
    const end = isEnd && !describe(date).disabled ? date : null;
    if (end === previewEnd) return;
    setPreviewEnd(end);
    onPreview?.(end);
  }

  const isPreviewed = previewFrom !== null && previewEnd !== null && previewEnd > previewFrom;
  const preview = isPreviewed ? { from: previewFrom, to: previewEnd } : null;

  return (
    <div ref={container} role="group" aria-label={label} className="relative grid grid-cols-1">
      {/* In the cell of the months, so that the buttons follow a scroll no further than the last week. */}
      <div className="pointer-events-none sticky top-(--bar-height) z-10 col-start-1 row-start-1 flex justify-between self-start *:pointer-events-auto laptop:top-0 in-aria-modal:top-0">
        <NavigationButton
          direction="previous"
          isBlocked={firstShown <= startOfMonth(today)}
          onClick={() => days.showMonth(addMonths(firstShown, -1))}
        />
        <NavigationButton
          direction="next"
          isBlocked={lastMonth !== undefined && lastShown >= lastMonth}
          onClick={() => days.showMonth(addMonths(firstShown, 1))}
        />
      </div>
      <div
        className={joinClasses(
          'col-start-1 row-start-1',
          monthsShown === 2 && 'grid grid-cols-2 gap-x-6',
        )}
      >
        {months.map((shown, index) => (
          <MonthGrid
            key={`${arrivals}/${index}`}
            month={shown}
            weeks={monthGrid(shown, firstDate)}
            focusedDate={focusedDate}
            preview={preview}
            onFocusDate={days.focusDate}
            onPoint={point}
            onSelect={onSelect}
            describe={describe}
            today={today}
          />
        ))}
      </div>
      <p aria-live="polite" className="sr-only">
        {days.announcement}
      </p>
    </div>
  );
}
