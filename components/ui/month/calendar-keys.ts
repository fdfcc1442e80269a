import {
  addDays,
  addMonths,
  dayOfWeek,
  daysInMonth,
  startOfMonth,
  type CalendarDate,
} from '@/lib/domain/values/calendar-date';

/** Returns the same day some months away, or that month's last day if it is shorter. */
function shiftMonths(date: CalendarDate, months: number): CalendarDate {
  const month = addMonths(startOfMonth(date), months);
  const day = Math.min(Number(date.slice(8)), daysInMonth(month));
  return addDays(month, day - 1);
}

const MOVES: Record<string, (date: CalendarDate, withShift: boolean) => CalendarDate> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => addDays(date, -dayOfWeek(date)),
  End: (date) => addDays(date, 6 - dayOfWeek(date)),
  PageUp: (date, withShift) => shiftMonths(date, withShift ? -12 : -1),
  PageDown: (date, withShift) => shiftMonths(date, withShift ? 12 : 1),
};

/** Returns the day a key moves to in a calendar grid (WAI-ARIA date picker pattern), or null for other keys. */
export function moveInCalendar(
  date: CalendarDate,
  key: string,
  withShift: boolean,
): CalendarDate | null {
  return Object.hasOwn(MOVES, key) ? (MOVES[key]?.(date, withShift) ?? null) : null;
}
