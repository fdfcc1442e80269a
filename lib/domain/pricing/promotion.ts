import { nightsBetween, type CalendarDate } from '../values/calendar-date.ts';
import type { Stay } from '../stays/stay.ts';

export type Promotion = {
  code: string;
  label: string;
  everyNthNightFree: number;
  seasonStart: string;
  seasonEnd: string;
};

type PromotionCheck =
  | { ok: true; freeNights: number }
  | { ok: false; reason: 'unknown-code' | 'out-of-season' | 'stay-too-short' };

/** The stored spelling of a typed promo code: trimmed, upper case. */
export function normalizePromoCode(code: string): string {
  return code.trim().toUpperCase();
}

/** Whether the check-in day lies in the season, both 'MM-dd' ends included; the season may wrap the new year. */
export function isInSeason(promotion: Promotion, checkIn: CalendarDate): boolean {
  const { seasonStart, seasonEnd } = promotion;
  const day = checkIn.slice('yyyy-'.length);
  return seasonStart <= seasonEnd
    ? day >= seasonStart && day <= seasonEnd
    : day >= seasonStart || day <= seasonEnd;
}

/**
 * How many nights of the stay are free: one in each complete group of `everyNthNightFree` (product §9.7, §10.5).
 * Throws RangeError on a promotion that would give every night away.
 */
export function checkPromotion(promotion: Promotion | null, stay: Stay): PromotionCheck {
  if (promotion === null) return { ok: false, reason: 'unknown-code' };
  const { everyNthNightFree } = promotion;
  if (!Number.isInteger(everyNthNightFree) || everyNthNightFree < 2) {
    throw new RangeError(
      `Promotion ${promotion.code} gives every ${everyNthNightFree}th night free`,
    );
  }
  if (!isInSeason(promotion, stay.checkIn)) return { ok: false, reason: 'out-of-season' };
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  if (nights < everyNthNightFree) return { ok: false, reason: 'stay-too-short' };
  return { ok: true, freeNights: Math.floor(nights / everyNthNightFree) };
}
