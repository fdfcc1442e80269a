import type { AvailabilityCalendar } from '@/lib/domain/stays/availability';
import { eachDay, type CalendarDate } from '@/lib/domain/values/calendar-date';
import type { CabinRates } from '@/lib/domain/catalog/cabin';
import { percentOfCents } from '@/lib/domain/values/money';
import { nightlyPriceCents, quoteStay, type Quote } from '@/lib/domain/pricing/quote';
import type { Stay } from '@/lib/domain/stays/stay';

/** The surcharged price of a night that can still be had, less the deal's percent, else null. */
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

/** What the server will say of the stay, from the calendar at hand: less the deal's percent, no promotion. */
export function localQuote(
  calendar: AvailabilityCalendar,
  rates: CabinRates,
  stay: Stay,
  pets: number,
  discountPercent = 0,
): Quote {
  const dayPrices = new Map(
    eachDay(stay.checkIn, stay.checkOut).map((date) => [
      date,
      calendar.days.get(date)?.priceCents ?? null,
    ]),
  );
  return quoteStay({
    cabin: rates,
    stay,
    dayPrices,
    pets,
    promotion: null,
    discountPercent,
  });
}
