import { checkCheckIn, checkStay } from './availability.ts';
import { addDays, nightsBetween } from '../values/calendar-date.ts';
import { MAX_STAY_NIGHTS } from './stay.ts';
import type { AvailabilityCalendar } from './availability.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import type { Stay } from './stay.ts';

function findStay(
  calendar: AvailabilityCalendar,
  checkIn: CalendarDate,
  nights: number,
): Stay | null {
  const stay = { checkIn, checkOut: addDays(checkIn, nights) };
  return checkStay(calendar, stay).ok ? stay : null;
}

// The arrival's minimum stay, or the next longer one when that would end on a closed day.
function findShortestStay(calendar: AvailabilityCalendar, checkIn: CalendarDate): Stay | null {
  if (!checkCheckIn(calendar, checkIn).ok) return null;
  const minStay = calendar.days.get(checkIn)?.minStay ?? 1;
  for (let nights = minStay; nights <= MAX_STAY_NIGHTS; nights += 1) {
    const stay = findStay(calendar, checkIn, nights);
    if (stay) return stay;
  }
  return null;
}

/**
 * Up to `count` bookable stays whose check-in is nearest to `near`, earlier first on ties; `nights` long, or each
 * arrival's shortest stay when null.
 */
export function nearestStays(
  calendar: AvailabilityCalendar,
  near: CalendarDate,
  nights: number | null,
  count = 2,
): Stay[] {
  const arrivals = [...calendar.days.keys()]
    .map((date) => ({ date, distance: Math.abs(nightsBetween(near, date)) }))
    .sort((a, b) => a.distance - b.distance || (a.date < b.date ? -1 : 1));
  const stays: Stay[] = [];
  for (const { date } of arrivals) {
    if (stays.length >= count) break;
    const stay =
      nights === null ? findShortestStay(calendar, date) : findStay(calendar, date, nights);
    if (stay) stays.push(stay);
  }
  return stays;
}

/** The shortest bookable stay that ends that day; null when there is none. */
export function shortestStayUntil(
  calendar: AvailabilityCalendar,
  checkOut: CalendarDate,
): Stay | null {
  for (let nights = 1; nights <= MAX_STAY_NIGHTS; nights += 1) {
    const checkIn = addDays(checkOut, -nights);
    if (!calendar.days.get(checkIn)?.available) return null;
    if (checkStay(calendar, { checkIn, checkOut }).ok) return { checkIn, checkOut };
  }
  return null;
}
