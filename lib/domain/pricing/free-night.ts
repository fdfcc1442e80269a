import { addDays, nightsBetween } from '../values/calendar-date.ts';
import { MAX_STAY_NIGHTS, type Stay } from '../stays/stay.ts';
import { checkPromotion, type Promotion } from './promotion.ts';

/** How many nights of the stay the promotion makes free; 0 when it doesn't apply. */
export function countFreeNights(promotion: Promotion | null, stay: Stay): number {
  const check = checkPromotion(promotion, stay);
  return check.ok ? check.freeNights : 0;
}

/**
 * The stay extended by one night, if that night completes a group of which one is free (product §9.7), as after three
 * nights of every four; else null. Doesn't check the calendar.
 */
export function withFreeNight(promotion: Promotion | null, stay: Stay): Stay | null {
  const { checkIn, checkOut } = stay;
  const longer = { checkIn, checkOut: addDays(checkOut, 1) };
  if (nightsBetween(checkIn, longer.checkOut) > MAX_STAY_NIGHTS) return null;
  return countFreeNights(promotion, longer) > countFreeNights(promotion, stay) ? longer : null;
}

/** The stays to offer the promotion for: the chosen one unless it already has it, and the one with a free night. */
export function promotionStays(
  promotion: Promotion | null,
  stay: Stay | null,
  isApplied: boolean,
): { same: Stay | null; longer: Stay | null } {
  if (stay === null) return { same: null, longer: null };
  const isSameOffered = !isApplied && checkPromotion(promotion, stay).ok;
  return { same: isSameOffered ? stay : null, longer: withFreeNight(promotion, stay) };
}
