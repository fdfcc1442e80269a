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

const PROMO_CODE = /^[A-Z0-9][A-Z0-9_-]{0,39}$/;

/** An untrusted promo code as it is stored, trimmed and in upper case; null for what cannot be one. */
export function parsePromoCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  return PROMO_CODE.test(code) ? code : null;
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
