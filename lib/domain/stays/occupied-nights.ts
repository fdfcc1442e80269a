import { nightsBetween, type CalendarDate } from '../values/calendar-date.ts';
import type { Stay } from './stay.ts';

/** Merges stays that overlap or touch. */
export function joinStays(stays: readonly Stay[]): Stay[] {
  const runs: Stay[] = [];
  const sorted = [...stays].sort((a, b) => (a.checkIn < b.checkIn ? -1 : 1));
  for (const { checkIn, checkOut } of sorted) {
    const last = runs.at(-1);
    if (!last || last.checkOut < checkIn) runs.push({ checkIn, checkOut });
    else if (last.checkOut < checkOut) runs[runs.length - 1] = { ...last, checkOut };
  }
  return runs;
}

/** The number of distinct nights the stays take from a day on. */
export const countTakenNights = (stays: readonly Stay[], from: CalendarDate): number =>
  joinStays(stays).reduce((sum, { checkIn, checkOut }) => {
    const first = checkIn < from ? from : checkIn;
    return sum + Math.max(0, nightsBetween(first, checkOut));
  }, 0);
