import { dayOfWeek, type CalendarDate } from '../domain/values/calendar-date.ts';
import type { CancellationStatus } from '../domain/bookings/cancellation.ts';
import type { Stay } from '../domain/stays/stay.ts';

const LOCALE = 'en-US';

// Formatted by hand, because the tables of Intl take a slow phone 80 ms and pages format dates as they start. A
// calendar date has no zone, so no zone can shift it.
export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const short = (name: string) => name.slice(0, 3);
const monthOf = (date: CalendarDate) => MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
const dayOf = (date: CalendarDate) => Number(date.slice(8));
const yearOf = (date: CalendarDate) => date.slice(0, 4);

/** "Friday" */
export const formatFullWeekday = (date: CalendarDate): string => WEEKDAYS[dayOfWeek(date)] ?? '';

/** "Fri" */
export const formatWeekday = (date: CalendarDate): string => short(formatFullWeekday(date));

/** "Dec 4" */
export const formatMonthDay = (date: CalendarDate): string =>
  `${short(monthOf(date))} ${dayOf(date)}`;

/** "Dec 4, 2026" */
export const formatMonthDayYear = (date: CalendarDate): string =>
  `${formatMonthDay(date)}, ${yearOf(date)}`;

/** 12345 → "12,345", or "1,000+" above `most`. Avoids Intl, because every page with cards shows such a number. */
export function formatCount(count: number, most = Infinity): string {
  if (count > most) return `${formatCount(most)}+`;
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

const dollars = (cents: number, text: string) => `${cents < 0 ? '-' : ''}$${text}`;

/** 123450 → "$1,234.50" */
export function formatMoney(cents: number): string {
  const amount = Math.abs(cents);
  const rest = String(amount % 100).padStart(2, '0');
  return dollars(cents, `${formatCount(Math.floor(amount / 100))}.${rest}`);
}

/** 123450 → "$1,235": whole dollars, halves away from zero. */
export function formatWholeDollars(cents: number): string {
  const amount = Math.round(Math.abs(cents) / 100);
  return dollars(amount && cents, formatCount(amount));
}

/** 42660 → "$426": a calendar's price drops its cents (product §9.8). */
export function formatDroppedCents(cents: number): string {
  const amount = Math.floor(Math.abs(cents) / 100);
  return dollars(amount && cents, formatCount(amount));
}

/** "Fri, Dec 4" */
export const formatDate = (date: CalendarDate): string =>
  `${formatWeekday(date)}, ${formatMonthDay(date)}`;

/** "December 4, 2026" */
export const formatFullDate = (date: CalendarDate): string =>
  `${monthOf(date)} ${dayOf(date)}, ${yearOf(date)}`;

/** "Friday, December 4, 2026" */
export const formatLongDate = (date: CalendarDate): string =>
  `${formatFullWeekday(date)}, ${formatFullDate(date)}`;

/** "December 2026" */
export const formatMonth = (date: CalendarDate): string => `${monthOf(date)} ${yearOf(date)}`;

/** "Dec 4 – Dec 7, 2026", with both years when they differ. */
export function formatDateRange({ checkIn, checkOut }: Stay): string {
  const isSameYear = yearOf(checkIn) === yearOf(checkOut);
  const from = isSameYear ? formatMonthDay(checkIn) : formatMonthDayYear(checkIn);
  return `${from} – ${formatMonthDayYear(checkOut)}`;
}

/** "Feb 2–5", "Feb 27 – Mar 2": for places where the year is clear or doesn't fit. */
export function formatShortRange({ checkIn, checkOut }: Stay): string {
  return checkIn.slice(0, 'yyyy-MM'.length) === checkOut.slice(0, 'yyyy-MM'.length)
    ? `${formatMonthDay(checkIn)}–${dayOf(checkOut)}`
    : `${formatMonthDay(checkIn)} – ${formatMonthDay(checkOut)}`;
}

/** The short range, or one with years when the stay isn't entirely in the year of `today`. */
export const formatRangeOfYear = (stay: Stay, today: CalendarDate): string =>
  [stay.checkIn, stay.checkOut].every((date) => yearOf(date) === yearOf(today))
    ? formatShortRange(stay)
    : formatDateRange(stay);

/** "Jul 4", "Feb 2–5"; both days included. */
export const formatNightSpan = (first: CalendarDate, last: CalendarDate): string =>
  first === last ? formatMonthDay(first) : formatShortRange({ checkIn: first, checkOut: last });

export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

/** "1 night", "3 nights" */
export function formatNights(count: number): string {
  return `${count} ${plural(count, 'night', 'nights')}`;
}

/** "1 guest", "4 guests" */
export function formatGuests(count: number): string {
  return `${count} ${plural(count, 'guest', 'guests')}`;
}

/** "2 bedrooms", or "Studio" without any */
export const formatBedrooms = (count: number): string =>
  count > 0 ? `${count} ${plural(count, 'bedroom', 'bedrooms')}` : 'Studio';

/** "2 bedrooms · 3 beds"; without bedrooms only the beds. */
export const formatBeds = ({ bedrooms, beds }: { bedrooms: number; beds: number }): string =>
  `${formatBedrooms(bedrooms)} · ${beds} ${plural(beds, 'bed', 'beds')}`;

/** "2 guests, 1 pet" */
export function formatGuestsAndPets(guests: number, pets: number): string {
  return pets > 0
    ? `${formatGuests(guests)}, ${pets} ${plural(pets, 'pet', 'pets')}`
    : formatGuests(guests);
}

/** "16:00" → "4:00 PM" */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const clock = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}`;
  return `${clock} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** "2 adults, 1 child, 1 pet" */
export function formatParty(party: { adults: number; children: number; pets: number }): string {
  const { adults, children, pets } = party;
  const parts = [`${adults} ${plural(adults, 'adult', 'adults')}`];
  if (children > 0) parts.push(`${children} ${plural(children, 'child', 'children')}`);
  if (pets > 0) parts.push(`${pets} ${plural(pets, 'pet', 'pets')}`);
  return parts.join(', ');
}

/** "Fri, Dec 4, 2026, 12:00 AM EST": an instant as local time in an IANA time zone. */
export function formatInstant(instant: Date, timezone: string): string {
  return new Intl.DateTimeFormat(LOCALE, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: timezone,
  })
    .format(instant)
    .replaceAll('\u202f', ' ');
}

function formatTimeLeft(daysLeft: number, hoursLeft: number): string {
  if (daysLeft >= 1) return `${daysLeft} ${plural(daysLeft, 'day', 'days')} left`;
  if (hoursLeft >= 1) return `${hoursLeft} ${plural(hoursLeft, 'hour', 'hours')} left`;
  return 'less than 1 hour left';
}

/** The cancellation banner of product §4.3. */
export function cancellationText(status: CancellationStatus): string {
  if (status.kind === 'no-dates') return 'Free cancellation policy applies before check-in';
  const date = formatMonthDayYear(status.lastDay);
  if (status.kind === 'ended') {
    return `Cancellation period ended ${date} — booking is now non-refundable.`;
  }
  return `Free cancellation until ${date} (${formatTimeLeft(status.daysLeft, status.hoursLeft)})`;
}

/** "Fox Den, Bear Den, and Owl’s Nest" */
export const formatList = (parts: readonly string[]): string =>
  new Intl.ListFormat(LOCALE, { type: 'conjunction' }).format(parts);

/** "through Jan 17, 2027": the last free day in a sentence (product §9.3). */
export const throughText = (lastDay: CalendarDate): string =>
  `through ${formatMonthDayYear(lastDay)}`;
