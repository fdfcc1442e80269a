import { useEffect, useRef, useState } from 'react';
import type { DescribeDay } from './month-grid';
import {
  addMonths,
  dayOfWeek,
  daysInMonth,
  addDays,
  eachDay,
  startOfMonth,
  type CalendarDate,
} from '@/lib/domain/values/calendar-date';
import { formatMonth } from '@/lib/copy/format';

type Shown = { month: CalendarDate; monthsShown: 1 | 2; lastMonth: CalendarDate | undefined };

/** Two months end with the last one, not beyond it. */
function listMonths({ month, monthsShown, lastMonth }: Shown): CalendarDate[] {
  if (monthsShown === 1) return [month];
  const first = lastMonth !== undefined && month >= lastMonth ? addMonths(lastMonth, -1) : month;
  return [first, addMonths(first, 1)];
}

type DayFocus = Shown & {
  today: CalendarDate;
  firstDate: CalendarDate;
  preferredDate: CalendarDate | null;
  autoFocus: boolean;
  onMonthChange: (month: CalendarDate) => void;
  describe: DescribeDay;
};

/** The months in view and the one day in the tab order, which the keyboard moves within them and beyond. */
export function useDayFocus(props: DayFocus) {
  const { month, monthsShown, today, lastMonth, firstDate, preferredDate, describe } = props;
  const container = useRef<HTMLDivElement>(null);
  const shouldFocus = useRef(props.autoFocus);
  // Opening must not scroll the page.
  const preventScroll = useRef(props.autoFocus);
  const [focused, setFocused] = useState<CalendarDate | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [arrivals, setArrivals] = useState(0);

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
    props.onMonthChange(first);
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

  return {
    container,
    months,
    firstShown,
    lastShown,
    focusedDate,
    /** Changes when the focus leaves the months in view, so that their headings are announced again. */
    arrivals,
    announcement,
    focusDate,
    showMonth,
  };
}
