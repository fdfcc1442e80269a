import type { AvailabilityCalendar } from '@/lib/domain/availability';
import type { CalendarDate } from '@/lib/domain/calendar-date';
import type { CabinRates } from '@/lib/domain/cabin';
import { percentOfCents } from '@/lib/domain/money';
import { nightlyPriceCents, quoteStay } from '@/lib/domain/quote';
import type { Stay } from '@/lib/domain/stay';

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

/** The total with all mandatory fees, less the deal's percent; without pets and promotion. */
export function localTotalCents(
  calendar: AvailabilityCalendar,
  rates: CabinRates,
  stay: Stay,
  discountPercent = 0,
): number {
  const dayPrices = new Map([...calendar.days].map(([date, day]) => [date, day.priceCents]));
  return quoteStay({
    cabin: rates,
    stay,
    dayPrices,
    pets: 0,
    promotion: null,
    discountPercent,
  }).totalCents;
}
