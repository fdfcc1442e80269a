import { parseCalendarDate } from '../values/calendar-date.ts';
import { readPriceCents } from '../values/price-adapter.ts';
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

type Untrusted = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Untrusted =>
  typeof value === 'object' && value !== null;

/** Null when it can't be read. */
function toMinStay(minStay: unknown): number | null {
  if (minStay === null || minStay === undefined) return 1;
  return typeof minStay === 'number' && Number.isFinite(minStay)
    ? Math.max(1, Math.ceil(minStay))
    : null;
}

const isAllowed = (flag: unknown) => flag === null || flag === undefined || flag === true;

// Fails closed: an unreadable night is taken, or no stay starts or ends that day.
function toAvailabilityDay(date: CalendarDate, day: Untrusted): AvailabilityDay {
  const availability = isObject(day.availability) ? day.availability : {};
  const minStay = toMinStay(availability.min_stay);
  return {
    date,
    available: availability.available === true,
    priceCents: readPriceCents(day.price),
    minStay: minStay ?? 1,
    allowsCheckIn: minStay !== null && isAllowed(availability.allows_check_in),
    allowsCheckOut: isAllowed(availability.allows_check_out),
  };
}

/** Parses the JSON days of a calendar (product §7.4); `today` is in the cabin's zone, invalid dates are dropped. */
export function toAvailabilityCalendar(
  response: AvailabilityResponse,
  today: CalendarDate,
): AvailabilityCalendar {
  const days = new Map<CalendarDate, AvailabilityDay>();
  for (const day of response.calendar_data.data.dates as unknown[]) {
    const date = isObject(day) && typeof day.date === 'string' ? parseCalendarDate(day.date) : null;
    if (date) days.set(date, toAvailabilityDay(date, day as Untrusted));
  }
  return { days, today };
}
