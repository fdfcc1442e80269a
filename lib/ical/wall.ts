import { parseCalendarDate, type CalendarDate } from '../domain/values/calendar-date.ts';

// What a clock on a wall shows, in milliseconds, as if that wall hung in UTC: it is reckoned with like a number.

export const MS_PER_MINUTE = 60_000;
export const MS_PER_DAY = 86_400_000;

type Written = {
  readonly wall: number;
  readonly isWhole: boolean;
  /** As written behind the time: "Z", or an offset such as "-0500". */
  readonly offset: string | null;
};

const WRITTEN =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2}))?(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** A date or a time as calendar files write it; throws when it is neither. */
export function readWall(text: string): Written {
  const [, year, month, day, hour, minute, second, offset] = WRITTEN.exec(text.trim()) ?? [];
  const date = parseCalendarDate(`${year}-${month}-${day}`);
  if (!date) throw new Error('Not a date');
  const start = Date.parse(date);
  if (hour === undefined) return { wall: start, isWhole: true, offset: null };
  // 24:00 and the sixtieth second are the moments after.
  const time = [Number(hour), Number(minute), Number(second ?? 0)] as const;
  const isMidnight = time[0] === 24 && time[1] === 0 && time[2] === 0;
  if ((time[0] > 23 && !isMidnight) || time[1] > 59 || time[2] > 60) throw new Error('Not a time');
  const wall = start + ((time[0] * 60 + time[1]) * 60 + time[2]) * 1000;
  return { wall, isWhole: false, offset: offset?.toUpperCase() ?? null };
}

export const isMidnight = (wall: number): boolean => wall % MS_PER_DAY === 0;

export const startOfDay = (wall: number): number => Math.floor(wall / MS_PER_DAY) * MS_PER_DAY;

export function dateOfWall(wall: number): CalendarDate {
  const date = parseCalendarDate(new Date(wall).toISOString().slice(0, 10));
  if (!date) throw new RangeError('Not a day of the calendar');
  return date;
}
