import type { AvailabilityCalendar } from '@/lib/domain/stays/availability';
import { nightsBetween, type CalendarDate } from '@/lib/domain/values/calendar-date';
import { nearestStays, shortestStayUntil } from '@/lib/domain/stays/nearest-stays';
import type { DisabledClick, StaySelection } from '@/lib/domain/stays/selection';
import { MAX_STAY_NIGHTS, type Stay } from '@/lib/domain/stays/stay';

/** Returns the two bookable stays nearest to one that isn't, of the same length or else as short as allowed. */
export function suggestForStay(calendar: AvailabilityCalendar, wanted: Stay): Stay[] {
  const nights = Math.min(nightsBetween(wanted.checkIn, wanted.checkOut), MAX_STAY_NIGHTS);
  const sameLength = nearestStays(calendar, wanted.checkIn, nights);
  return sameLength.length > 0 ? sameLength : nearestStays(calendar, wanted.checkIn, null);
}

/** A stay that ends on the day comes first, then the nearest others. */
function suggestForCheckout(calendar: AvailabilityCalendar, date: CalendarDate): Stay[] {
  const ending = shortestStayUntil(calendar, date);
  const nearest = nearestStays(calendar, date, null, 3);
  if (ending === null) return nearest.slice(0, 2);
  return [ending, ...nearest.filter(({ checkIn }) => checkIn !== ending.checkIn)].slice(0, 2);
}

/** Returns the two bookable stays nearest to a refused click, of the length being chosen, if any. */
export function suggestForClick(
  calendar: AvailabilityCalendar,
  { checkIn, checkOut }: StaySelection,
  refused: DisabledClick,
): Stay[] {
  if (refused.phase === 'checkout' && checkIn) {
    // A length below the minimum can't be suggested.
    return refused.reason === 'below-minimum-stay'
      ? nearestStays(calendar, checkIn, null)
      : suggestForStay(calendar, { checkIn, checkOut: refused.date });
  }
  if (refused.reason === 'checkout-only') return suggestForCheckout(calendar, refused.date);
  if (!checkIn || !checkOut) return nearestStays(calendar, refused.date, null);
  const nights = nightsBetween(checkIn, checkOut);
  const sameLength = nearestStays(calendar, refused.date, nights);
  return sameLength.length > 0 ? sameLength : nearestStays(calendar, refused.date, null);
}
