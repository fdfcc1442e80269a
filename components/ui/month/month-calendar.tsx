'use client';

import { ChevronLeft, ChevronRight } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { MonthGrid, type DescribeDay } from './month-grid';
import {
  addMonths,
  dayOfWeek,
  daysInMonth,
  addDays,
  eachDay,
  monthGrid,
  startOfMonth,
  type CalendarDate,
} from '@/lib/domain/values/calendar-date';
import { formatMonth } from '@/lib/copy/format';

/**
 * One or two months with previous and next buttons, one tab stop for all days, and announced month changes.
 * - `month` (its first day) is the first month shown; the owner keeps it, so that a preset or an offer can move it;
 * - months before `today`'s and after `lastMonth` are blocked, for the buttons and the keyboard alike;
 * - weeks that end before `firstDate` (today, unless given) are left out;
 * - `preferredDate` is where the tab stop begins when it is in view (the chosen check-in, say), else at the first day
 *   that can be chosen;
 * - with `previewFrom` (a check-in without check-out) the range up to the day under the pointer or the focus is shown
 *   where that day can be chosen; `onPreview` is told it, null when there is none;
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

type Shown = { month: CalendarDate; monthsShown: 1 | 2; lastMonth: CalendarDate | undefined };

/** Two months end with the last one, not beyond it. */
function listMonths({ month, monthsShown, lastMonth }: Shown): CalendarDate[] {
  if (monthsShown === 1) return [month];
  const first = lastMonth !== undefined && month >= lastMonth ? addMonths(lastMonth, -1) : month;
  return [first, addMonths(first, 1)];
}

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
  const container = useRef<HTMLDivElement>(null);
  const shouldFocus = useRef(autoFocus);
  // Opening must not scroll the page.
  const preventScroll = useRef(autoFocus);
  const [focused, setFocused] = useState<CalendarDate | null>(null);
  const [announcement, setAnnouncement] = useState('');
  // The key changes, so that the heading is announced again.
  const [arrivals, setArrivals] = useState(0);
  const [previewEnd, setPreviewEnd] = useState<CalendarDate | null>(null);

  const firstMonth = startOfMonth(today);
  const firstWeek = addDays(firstDate, -dayOfWeek(firstDate));
  const firstDay = firstWeek > firstMonth ? firstWeek : firstMonth;
  const months = listMonths({ month, monthsShown, lastMonth });
  const firstShown = months[0] ?? month;
  const lastShown = months.at(-1) ?? month;
  const isShown = (date: CalendarDate | null | undefined): date is CalendarDate =>
    !!date && date >= firstShown && date >= firstDay && startOfMonth(date) <= lastShown;
  const findOpenDay = () =>
    months
      .flatMap((shown) => eachDay(shown, addMonths(shown, 1)))
      .find((date) => date >= today && !describe(date).disabled);
  const focusedDate =
    [focused, preferredDate].find(isShown) ??
    [findOpenDay(), today, firstShown].find(isShown) ??
    firstDay;

  const buttonOf = (date: CalendarDate) =>
    container.current?.querySelector<HTMLElement>(`[data-date="${date}"]`);

  useEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    buttonOf(focusedDate)?.focus({ preventScroll: preventScroll.current });
    preventScroll.current = false;
  }, [focusedDate, firstShown]);

  function showMonth(first: CalendarDate) {
    onMonthChange(first);
    setAnnouncement(
      monthsShown === 2
        ? `${formatMonth(first)} and ${formatMonth(addMonths(first, 1))}`
        : formatMonth(first),
    );
  }

  function focusDate(wanted: CalendarDate) {
    const lastDay = lastMonth ? addDays(lastMonth, daysInMonth(lastMonth) - 1) : null;
    if (wanted < firstMonth || (lastDay !== null && wanted > lastDay)) return;
    // A page up may lead into a week that is left out.
    const date = wanted < firstDay ? firstDay : wanted;
    if (isShown(date)) buttonOf(date)?.focus();
    else shouldFocus.current = true;
    setFocused(date);
    if (!isShown(date)) setArrivals(arrivals + 1);
    if (date < firstShown) showMonth(startOfMonth(date));
    else if (!isShown(date)) showMonth(addMonths(startOfMonth(date), 1 - monthsShown));
  }

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
    <div ref={container} role="group" aria-label={label} className="relative">
      <div className="sticky top-(--bar-height) z-10 flex h-0 justify-between laptop:top-0 in-aria-modal:top-0">
        <NavigationButton
          direction="previous"
          isBlocked={firstShown <= firstMonth}
          onClick={() => showMonth(addMonths(firstShown, -1))}
        />
        <NavigationButton
          direction="next"
          isBlocked={lastMonth !== undefined && lastShown >= lastMonth}
          onClick={() => showMonth(addMonths(firstShown, 1))}
        />
      </div>
      <div className={joinClasses(monthsShown === 2 && 'grid grid-cols-2 gap-x-6')}>
        {months.map((shown, index) => (
          <MonthGrid
            key={`${arrivals}/${index}`}
            month={shown}
            weeks={monthGrid(shown, firstDate)}
            focusedDate={focusedDate}
            preview={preview}
            onFocusDate={focusDate}
            onPoint={point}
            onSelect={onSelect}
            describe={describe}
            today={today}
          />
        ))}
      </div>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
