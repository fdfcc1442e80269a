'use client';

import { useEffect, useRef, useState } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons';
import { MonthGrid, type DescribeDay } from '@/components/ui/month-grid';
import {
  addMonths,
  daysInMonth,
  addDays,
  monthGrid,
  startOfMonth,
  type CalendarDate,
} from '@/lib/domain/values/calendar-date';
import { formatMonth } from '@/lib/format';

/**
 * One or two months with previous and next buttons, one tab stop for all days, and announced month changes.
 * - `month` (its first day) is the first month shown; the owner keeps it, so that a preset or an offer can move it;
 * - months before `today`'s and after `lastMonth` are blocked, for the buttons and the keyboard alike;
 * - `preferredDate` is where the tab stop begins when it is in view (the chosen check-in, say);
 * - `onSelect` and `describe` as in MonthGrid.
 */
type MonthCalendarProps = {
  label: string;
  month: CalendarDate;
  onMonthChange: (month: CalendarDate) => void;
  monthsShown?: 1 | 2;
  today: CalendarDate;
  lastMonth?: CalendarDate;
  preferredDate?: CalendarDate | null;
  autoFocus?: boolean;
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
  const Icon = direction === 'previous' ? ChevronLeftIcon : ChevronRightIcon;
  return (
    <button
      type="button"
      aria-label={direction === 'previous' ? 'Previous month' : 'Next month'}
      aria-disabled={isBlocked || undefined}
      onClick={isBlocked ? undefined : onClick}
      className={joinClasses(
        'absolute top-0 z-10 flex size-11 items-center justify-center rounded-full border transition-colors',
        direction === 'previous' ? 'left-0' : 'right-0',
        isBlocked
          ? 'cursor-not-allowed border-transparent text-ink-faint/50'
          : 'cursor-pointer border-line bg-surface text-spruce-800 hover:border-spruce-700 hover:bg-spruce-50',
      )}
    >
      <Icon className="size-5" />
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
  preferredDate = null,
  autoFocus = false,
  onSelect,
  describe,
}: MonthCalendarProps) {
  const container = useRef<HTMLDivElement>(null);
  const shouldFocus = useRef(autoFocus);
  // What stands above the calendar stays in view when it opens.
  const preventScroll = useRef(autoFocus);
  const [focused, setFocused] = useState<CalendarDate | null>(null);
  const [announcement, setAnnouncement] = useState('');
  // A month that the focus moves into is made anew: a button that only changes its name is not read out.
  const [arrivals, setArrivals] = useState(0);

  const firstMonth = startOfMonth(today);
  const months = monthsShown === 2 ? [month, addMonths(month, 1)] : [month];
  const lastShown = months.at(-1) ?? month;
  const isShown = (date: CalendarDate | null): date is CalendarDate =>
    date !== null && date >= month && startOfMonth(date) <= lastShown;
  const focusedDate = [focused, preferredDate, today].find(isShown) ?? month;

  useEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    container.current
      ?.querySelector<HTMLElement>(`[data-date="${focusedDate}"]`)
      ?.focus({ preventScroll: preventScroll.current });
    preventScroll.current = false;
  }, [focusedDate, month]);

  function showMonth(first: CalendarDate) {
    onMonthChange(first);
    setAnnouncement(
      monthsShown === 2
        ? `${formatMonth(first)} and ${formatMonth(addMonths(first, 1))}`
        : formatMonth(first),
    );
  }

  function focusDate(date: CalendarDate) {
    const lastDay = lastMonth ? addDays(lastMonth, daysInMonth(lastMonth) - 1) : null;
    if (date < firstMonth || (lastDay !== null && date > lastDay)) return;
    shouldFocus.current = date !== focusedDate;
    setFocused(date);
    if (!isShown(date)) setArrivals(arrivals + 1);
    if (date < month) showMonth(startOfMonth(date));
    else if (!isShown(date)) showMonth(addMonths(startOfMonth(date), 1 - monthsShown));
  }

  return (
    <div ref={container} role="group" aria-label={label} className="relative">
      <NavigationButton
        direction="previous"
        isBlocked={month <= firstMonth}
        onClick={() => showMonth(addMonths(month, -1))}
      />
      <NavigationButton
        direction="next"
        isBlocked={lastMonth !== undefined && lastShown >= lastMonth}
        onClick={() => showMonth(addMonths(month, 1))}
      />
      <div className={joinClasses(monthsShown === 2 && 'grid grid-cols-2 gap-10')}>
        {months.map((shown, index) => (
          <MonthGrid
            key={`${arrivals}/${index}`}
            month={shown}
            weeks={monthGrid(shown)}
            focusedDate={focusedDate}
            onFocusDate={focusDate}
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
