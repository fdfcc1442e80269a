import { parseCalendarDate } from '../values/calendar-date.ts';
import { toPriceCents } from '../values/price-adapter.ts';
import type { AvailabilityCalendar, AvailabilityDay } from './availability.ts';
import type { CalendarDate } from '../values/calendar-date.ts';

export type AvailabilityResponseDay = {
  date: string;
  availability: {
    available: boolean;
    min_stay?: number | null;
    allows_check_in?: boolean | null;
    allows_check_out?: boolean | null;
  };
  price: { amount: number; formatted?: string | null } | null;
};

export type AvailabilityResponse = {
  calendar_data: { data: { dates: AvailabilityResponseDay[] } };
};

// A missing, zero or broken price is no price, never a cheap one: the quote falls back to the nightly rate.
function toDayPriceCents(price: AvailabilityResponseDay['price']): number | null {
  if (!price || !Number.isFinite(price.amount) || price.amount <= 0) return null;
  return toPriceCents(price);
}

function toMinStay(minStay: number | null | undefined): number {
  return Number.isFinite(minStay) ? Math.max(1, Math.ceil(minStay ?? 1)) : 1;
}

function toAvailabilityDay(date: CalendarDate, day: AvailabilityResponseDay): AvailabilityDay {
  const { availability, price } = day;
  return {
    date,
    available: availability.available,
    priceCents: toDayPriceCents(price),
    minStay: toMinStay(availability.min_stay),
    allowsCheckIn: availability.allows_check_in !== false,
    allowsCheckOut: availability.allows_check_out !== false,
  };
}

/** The JSON of the days as a calendar (product §7.4); `today` is in the cabin's zone, days without a real date are dropped. */
export function toAvailabilityCalendar(
  response: AvailabilityResponse,
  today: CalendarDate,
): AvailabilityCalendar {
  const days = new Map<CalendarDate, AvailabilityDay>();
  for (const day of response.calendar_data.data.dates) {
    const date = parseCalendarDate(day.date);
    if (date) days.set(date, toAvailabilityDay(date, day));
  }
  return { days, today };
}
