import type { CalendarDate } from './domain/calendar-date.ts';
import type { CancellationStatus } from './domain/cancellation.ts';
import type { Stay } from './domain/stay.ts';

const LOCALE = 'en-US';

// Made when first asked for: the tables behind it take a slow phone 80 ms, and most pages show no date at first.
function made<Made>(make: () => Made): () => Made {
  let kept: Made | undefined;
  return () => (kept ??= make());
}

// A calendar date has no zone: it is read and written in UTC, so the reader's zone cannot shift it.
function dateFormatter(options: Intl.DateTimeFormatOptions): (date: CalendarDate) => string {
  const formatter = made(() => new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' }));
  return (date) => formatter().format(new Date(`${date}T00:00:00Z`));
}

const formatMonthDay = dateFormatter({ month: 'short', day: 'numeric' });
const formatMonthDayYear = dateFormatter({ month: 'short', day: 'numeric', year: 'numeric' });

/** 12345 → "12,345", without the tables of Intl: every page with cards shows such a number. */
export function formatCount(count: number): string {
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

/** "Fri, Dec 4" */
export const formatDate = dateFormatter({ weekday: 'short', month: 'short', day: 'numeric' });

/** "Friday, December 4, 2026" */
export const formatLongDate = dateFormatter({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});

/** "December 4, 2026" */
export const formatFullDate = dateFormatter({ month: 'long', day: 'numeric', year: 'numeric' });

/** "December 2026" */
export const formatMonth = dateFormatter({ month: 'long', year: 'numeric' });

/** "Dec 4 – Dec 7, 2026", with both years when they differ. */
export function formatDateRange({ checkIn, checkOut }: Stay): string {
  const isSameYear = checkIn.slice(0, 4) === checkOut.slice(0, 4);
  const from = isSameYear ? formatMonthDay(checkIn) : formatMonthDayYear(checkIn);
  return `${from} – ${formatMonthDayYear(checkOut)}`;
}

export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

/** "1 night", "3 nights" */
export function formatNights(count: number): string {
  return `${count} ${plural(count, 'night', 'nights')}`;
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

/** "Fri, Dec 4, 2026, 12:00 AM EST": an instant as the wall of an IANA zone shows it. */
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

/** The cancellation banner of spec §4; the deadline is dated in the cabin's zone. */
export function cancellationText(status: CancellationStatus, timezone: string): string {
  if (status.kind === 'no-dates') return 'Free cancellation policy applies before check-in';
  const date = new Intl.DateTimeFormat(LOCALE, {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: timezone,
  }).format(status.deadline);
  if (status.kind === 'ended') {
    return `Cancellation period ended ${date} — booking is now non-refundable.`;
  }
  return `Free cancellation until ${date} (${formatTimeLeft(status.daysLeft, status.hoursLeft)})`;
}
