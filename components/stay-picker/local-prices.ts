import type { AvailabilityCalendar } from '@/lib/domain/stays/availability';
import { eachDay, type CalendarDate } from '@/lib/domain/values/calendar-date';
import type { CabinRates } from '@/lib/domain/catalog/cabin';
import { percentOfCents } from '@/lib/domain/values/money';
import { nightlyPriceCents, quoteStay, type Quote } from '@/lib/domain/pricing/quote';
import type { Promotion } from '@/lib/domain/pricing/promotion';
import type { Stay } from '@/lib/domain/stays/stay';
import type { TaxRate } from '@/lib/domain/pricing/tax-rate';

/** The days as the server gave them, with the taxes of the cabin's town and the promotions that need no code. */
export type PricedCalendar = AvailabilityCalendar & {
  taxes: readonly TaxRate[];
  automatic?: readonly Promotion[];
};

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

/** The quote computed locally from the calendar, with the deal and the promotion that were chosen. */
export function localQuote(
  calendar: PricedCalendar,
  rates: CabinRates,
  stay: Stay,
  pets: number,
  discountPercent = 0,
  promotion: Promotion | null = null,
): Quote {
  const dayPrices = new Map(
    eachDay(stay.checkIn, stay.checkOut).map((date) => [
      date,
      calendar.days.get(date)?.priceCents ?? null,
    ]),
  );
  return quoteStay({
    cabin: rates,
    taxes: calendar.taxes,
    stay,
    dayPrices,
    pets,
    promotion,
    automatic: calendar.automatic ?? [],
    discountPercent,
  });
}
