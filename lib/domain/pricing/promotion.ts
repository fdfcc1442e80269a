import { nightsBetween, type CalendarDate } from '../values/calendar-date.ts';
import { toCamelKeys } from '../values/key-case.ts';
import { percentOfCents } from '../values/money.ts';
import type { Stay } from '../stays/stay.ts';
import { sumCheapest, type NightlyPrice } from './nightly-prices.ts';

/** Why a promotion doesn't apply whatever the dates; the database knows its cabins, period and uses. */
type PromotionRefusal =
  'not-this-cabin' | 'not-this-guest' | 'not-yet' | 'no-longer' | 'used-up' | 'already-used';

/** The discount: the cheapest of every n nights, a percentage of the nights, or cents off them. */
export type PromotionDiscount =
  { everyNthNightFree: number } | { percentOff: number } | { amountOffCents: number };

export type Promotion = PromotionDiscount & {
  code: string;
  label: string;
  /** 'MM-dd' of the first and last check-in in every year; the season may wrap the new year. */
  seasonStart?: string;
  seasonEnd?: string;
  /** The first and last check-in. */
  stayFrom?: string;
  stayTo?: string;
  minNights?: number;
  /** It needs no code; the quote shows its label. */
  isAutomatic?: boolean;
  refusal?: PromotionRefusal;
};

type PromotionCheck =
  | { ok: true; freeNights: number }
  | { ok: false; reason: PromotionRefusal | 'unknown-code' | 'out-of-season' | 'stay-too-short' };

const PROMO_CODE = /^[A-Z0-9][A-Z0-9_-]{0,39}$/;

/** An untrusted promo code in its stored form, trimmed and in upper case; null when it can't be one. */
export function parsePromoCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  return PROMO_CODE.test(code) ? code : null;
}

const GIFTS = ['everyNthNightFree', 'percentOff', 'amountOffCents'] as const;
const TEXTS = ['seasonStart', 'seasonEnd', 'stayFrom', 'stayTo', 'refusal'];

const isAbsentOr = (value: unknown, kind: string) =>
  value === undefined || value === null || typeof value === kind;

/** Parses a promotion with the database's column names; null when this release can't read it. */
export function parsePromotion(json: unknown): Promotion | null {
  if (typeof json !== 'object' || json === null) return null;
  const read = toCamelKeys(json) as Record<string, unknown>;
  const isNamed = typeof read.code === 'string' && typeof read.label === 'string';
  const isGift = GIFTS.some((gift) => typeof read[gift] === 'number');
  const isLimited =
    TEXTS.every((key) => isAbsentOr(read[key], 'string')) && isAbsentOr(read.minNights, 'number');
  return isNamed && isGift && isLimited ? (read as Promotion) : null;
}

/** Whether the check-in day lies in the season and dates, both ends included. */
export function isInSeason(promotion: Promotion, checkIn: CalendarDate): boolean {
  const { seasonStart, seasonEnd, stayFrom = '', stayTo = '9' } = promotion;
  if (checkIn < stayFrom || checkIn > stayTo) return false;
  if (!seasonStart || !seasonEnd) return true;
  const day = checkIn.slice('yyyy-'.length);
  return seasonStart <= seasonEnd
    ? day >= seasonStart && day <= seasonEnd
    : day >= seasonStart || day <= seasonEnd;
}

/**
 * Whether a promotion applies to the stay, and how many nights it makes free: one in each complete group of
 * `everyNthNightFree` (product §9.7, §10.5). Throws RangeError on a promotion that would make every night free.
 */
export function checkPromotion(promotion: Promotion | null, stay: Stay): PromotionCheck {
  if (promotion === null) return { ok: false, reason: 'unknown-code' };
  const { minNights = 1, refusal } = promotion;
  const group = 'everyNthNightFree' in promotion ? promotion.everyNthNightFree : null;
  if (group !== null && (!Number.isInteger(group) || group < 2)) {
    throw new RangeError(`Promotion ${promotion.code} gives every ${group}th night free`);
  }
  if (refusal) return { ok: false, reason: refusal };
  if (!isInSeason(promotion, stay.checkIn)) return { ok: false, reason: 'out-of-season' };
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  if (nights < Math.max(minNights, group ?? 1)) return { ok: false, reason: 'stay-too-short' };
  return { ok: true, freeNights: group === null ? 0 : Math.floor(nights / group) };
}

/** The discount in cents on these nights, never more than their price. */
function discountOf(promotion: Promotion, nightly: readonly NightlyPrice[]): number {
  if ('everyNthNightFree' in promotion) return sumCheapest(nightly, promotion.everyNthNightFree);
  const nightsCents = nightly.reduce((sum, night) => sum + night.amountCents, 0);
  return 'percentOff' in promotion
    ? percentOfCents(nightsCents, promotion.percentOff)
    : Math.min(promotion.amountOffCents, nightsCents);
}

type Chosen = { promotion: Promotion; freeNights: number; cents: number };

/** The applicable promotion with the largest discount, the earlier one on a tie. */
export function choosePromotion(
  promotions: readonly (Promotion | null)[],
  stay: Stay,
  nightly: readonly NightlyPrice[],
): Chosen | null {
  let chosen: Chosen | null = null;
  for (const promotion of promotions) {
    const check = checkPromotion(promotion, stay);
    if (promotion === null || !check.ok) continue;
    const cents = discountOf(promotion, nightly);
    if (chosen === null || cents > chosen.cents) {
      chosen = { promotion, freeNights: check.freeNights, cents };
    }
  }
  return chosen;
}
