import type { AvailabilityCalendar } from '@/lib/domain/availability';
import type { CalendarDate } from '@/lib/domain/calendar-date';
import type { CabinRates } from '@/lib/domain/cabin';
import { nightlyPriceCents, quoteStay } from '@/lib/domain/quote';
import type { Stay } from '@/lib/domain/stay';

/** The surcharged price of a night that can still be had, else null. */
export function openNightCents(
  calendar: AvailabilityCalendar,
  rates: CabinRates,
  date: CalendarDate,
): number | null {
  const day = calendar.days.get(date);
  return day?.available ? nightlyPriceCents(day.priceCents, rates) : null;
}

/** The total with all mandatory fees, without pets, promotion or deal. */
export function localTotalCents(
  calendar: AvailabilityCalendar,
  rates: CabinRates,
  stay: Stay,
): number {
  const dayPrices = new Map([...calendar.days].map(([date, day]) => [date, day.priceCents]));
  return quoteStay({
    cabin: rates,
    stay,
    dayPrices,
    pets: 0,
    promotion: null,
    discountPercent: 0,
  }).totalCents;
}
