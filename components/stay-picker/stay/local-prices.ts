import type { AvailabilityCalendar } from '@/lib/domain/stays/availability';
import { eachDay, type CalendarDate } from '@/lib/domain/values/calendar-date';
import type { CabinRates } from '@/lib/domain/catalog/cabin';
import { percentOfCents } from '@/lib/domain/values/money';
import { parseDamageDeposit, type DamageDeposit } from '@/lib/domain/pricing/damage-deposit';
import { nightlyPriceCents, quoteStay, type Quote } from '@/lib/domain/pricing/quote';
import { parsePromotion, type Promotion } from '@/lib/domain/pricing/promotion';
import type { Stay } from '@/lib/domain/stays/stay';
import { parseTaxRates, type TaxRate } from '@/lib/domain/pricing/tax-rate';

/** What the browser needs to compute a price: taxes of the cabin's town, promotions without a code, damage deposit. */
type PriceRules = {
  taxes: readonly TaxRate[];
  automatic: readonly Promotion[];
  damageDeposit?: DamageDeposit | null;
};

/** The server's days; without rules, only the server's quote has a total. */
export type PricedCalendar = AvailabilityCalendar & { rules: PriceRules | null };

type PriceExtras = { taxes?: unknown; automatic?: unknown; damage_deposit?: unknown };

/** Null if a field is missing or can't be read, for example because the response came from another release. */
export function readPriceRules({
  taxes,
  automatic = [],
  damage_deposit: asked,
}: PriceExtras): PriceRules | null {
  const rates = parseTaxRates(taxes);
  const promotions = Array.isArray(automatic) ? automatic.map(parsePromotion) : [null];
  const known = promotions.filter((promotion) => promotion !== null);
  const damageDeposit = asked === undefined ? null : parseDamageDeposit(asked);
  const areKnown = known.length === promotions.length && (damageDeposit || asked === undefined);
  return rates && areKnown ? { taxes: rates, automatic: known, damageDeposit } : null;
}

/** The price of an open night with surcharge and deal; null if taken. */
export function openNightCents(
  calendar: AvailabilityCalendar,
  rates: CabinRates,
  date: CalendarDate,
  discountPercent = 0,
): number | null {
  const day = calendar.days.get(date);
  if (!day?.available) return null;
  return percentOfCents(nightlyPriceCents(day.priceCents, rates), 100 - discountPercent);
}

/**
 * The quote computed locally from the calendar with the chosen deal and promotion; null when the calendar has no rules,
 * or none that apply to the stay.
 */
export function localQuote(
  calendar: PricedCalendar,
  rates: CabinRates,
  stay: Stay,
  pets: number,
  discountPercent = 0,
  promotion: Promotion | null = null,
): Quote | null {
  const { rules } = calendar;
  if (!rules) return null;
  const dayPrices = new Map(
    eachDay(stay.checkIn, stay.checkOut).map((date) => [
      date,
      calendar.days.get(date)?.priceCents ?? null,
    ]),
  );
  try {
    return quoteStay({
      cabin: rates,
      ...rules,
      stay,
      dayPrices,
      pets,
      promotion,
      discountPercent,
    });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
