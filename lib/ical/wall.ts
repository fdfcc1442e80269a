import { utcDate, type CalendarDate } from '../domain/values/calendar-date.ts';

// Local ("wall") time in milliseconds as if it were UTC, so that it can be used in arithmetic.

export const MS_PER_MINUTE = 60_000;
export const MS_PER_DAY = 86_400_000;

type Written = {
  readonly wall: number;
  readonly isWhole: boolean;
  /** The suffix of the time: "Z", or an offset such as "-0500". */
  readonly offset: string | null;
};

const WRITTEN =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2}))?(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** Parses a date or time of a calendar file; null when it is neither. */
export function parseWall(text: string): Written | null {
  const match = WRITTEN.exec(text.trim());
  if (!match) return null;
  const [, year, month, day, hour, minute, second, offset] = match;
  const start = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const date = new Date(start);
  const isDay =
    date.getUTCFullYear() === Number(year) &&
    date.getUTCMonth() === Number(month) - 1 &&
    date.getUTCDate() === Number(day);
  if (!isDay) return null;
  if (hour === undefined) return { wall: start, isWhole: true, offset: null };
  // 24:00 and second 60 mean the moment after.
  const time = [Number(hour), Number(minute), Number(second ?? 0)] as const;
  const isEnd = time[0] === 24 && time[1] === 0 && time[2] === 0;
  if ((time[0] > 23 && !isEnd) || time[1] > 59 || time[2] > 60) return null;
  const wall = start + ((time[0] * 60 + time[1]) * 60 + time[2]) * 1000;
  return { wall, isWhole: false, offset: offset?.toUpperCase() ?? null };
}

/** Like `parseWall`, but throws instead of returning null. */
export function readWall(text: string): Written {
  const written = parseWall(text);
  if (!written) throw new Error('Not a date');
  return written;
}

export const isMidnight = (wall: number): boolean => wall % MS_PER_DAY === 0;

/** Some programs write midnight as the last minute of the previous day. */
export function endOfWall(wall: number): number {
  const midnight = startOfDay(wall) + MS_PER_DAY;
  return midnight - wall <= MS_PER_MINUTE ? midnight : wall;
}

export const startOfDay = (wall: number): number => Math.floor(wall / MS_PER_DAY) * MS_PER_DAY;

const [FIRST_WALL, LAST_WALL] = [Date.UTC(1900, 0), Date.UTC(2199, 11, 31)];

/** Clamps to the years of calendar dates; anything beyond is treated like the limit. */
export const withinYears = (wall: number): number =>
  Math.min(Math.max(wall, FIRST_WALL), LAST_WALL);

export const dateOfWall = (wall: number): CalendarDate => utcDate(new Date(withinYears(wall)));
