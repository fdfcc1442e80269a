import { addDays, dayOfWeek, eachDay } from '../values/calendar-date.ts';
import type { Stay } from '../stays/stay.ts';
import { closureOn } from './planner/openness.ts';
import { findStop } from './planner/stops.ts';

const ROADS = [
  ['kuwohi', 'Kuwohi Road'],
  ['roaring-fork', 'Roaring Fork'],
  ['cades-cove', 'Cades Cove'],
] as const;

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/**
 * The park roads usually closed to cars during a stay, including the day of departure; a road closed on a single day of
 * a longer stay is listed with its weekday. Dates may vary by year.
 */
export function listClosedRoads({ checkIn, checkOut }: Stay): string[] {
  const days = eachDay(checkIn, addDays(checkOut, 1));
  return ROADS.flatMap(([slug, name]) => {
    const stop = findStop(slug);
    const closed = stop ? days.filter((day) => closureOn(stop, day) !== null) : [];
    const [first] = closed;
    if (!first) return [];
    const isPart = closed.length < days.length && stop?.weekday !== undefined;
    return [isPart ? `${name} (${WEEKDAYS[dayOfWeek(first)]})` : name];
  });
}
