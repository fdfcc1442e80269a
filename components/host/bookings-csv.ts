import { clockInZone, timeOfDay } from '@/lib/domain/values/zoned-date';
import { readablePhone } from '@/lib/domain/values/parse-phone';
import { site } from '@/lib/site';
import type { BookingListRow } from '@/lib/schemas/host/bookings';

// What begins a formula, in any width, wherever a spreadsheet may begin a cell: some part cells at semicolons, tabs or
// bars, whatever the quotes say. Guests write their names themselves.
const SIGNS =
  '=+\\-@\uff1d\uff0b\uff0d\uff20\ufe62\ufe63\ufe66\ufe6b\u207a-\u207c\u208a-\u208c\u2212';
const FORMULA = new RegExp(`(^|[,;|\\t\\r\\n])([\\s\\p{Cc}\\p{Cf}"]*)(?=[${SIGNS}])`, 'gu');

const zoneName = () =>
  new Intl.DateTimeFormat('en-US', { timeZone: site.timezone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value;

const toDollars = (cents: number) => (cents / 100).toFixed(2);

function toInstant(instant: string): string {
  const { date, minute } = clockInZone(new Date(instant), site.timezone);
  return `${date} ${timeOfDay(minute)}`;
}

/** What a person wrote, harmless; where nothing begins a formula it stays as it is. */
const defuse = (text: string | null) => text?.replace(FORMULA, "$1$2'") ?? null;

const columns = (): Record<string, (booking: BookingListRow) => string | null> => ({
  Reference: ({ reference }) => reference,
  State: ({ status }) => status,
  Cabin: ({ cabin }) => defuse(cabin),
  'Check-in': ({ checkIn }) => checkIn,
  'Check-out': ({ checkOut }) => checkOut,
  Guest: ({ guestName }) => defuse(guestName),
  'E-mail': ({ guestEmail }) => defuse(guestEmail),
  // In brackets no number is a sum or loses its +.
  Phone: ({ guestPhone }) => guestPhone && defuse(readablePhone(guestPhone)),
  Total: ({ totalCents }) => toDollars(totalCents),
  // As in the list: what was paid and did not go back.
  Paid: ({ paidCents, refundedCents }) => toDollars(paidCents - refundedCents),
  Refunded: ({ refundedCents }) => toDollars(refundedCents),
  [`Booked at (${zoneName()})`]: ({ createdAt }) => toInstant(createdAt),
});

function toCell(text: string | null): string {
  const cell = text ?? '';
  return /[",;|\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/**
 * Bookings as a file for spreadsheets (RFC 4180, UTF-8 with its mark): amounts in dollars and times as the console shows
 * them, one booking a line.
 */
export function toBookingsCsv(bookings: readonly BookingListRow[]): string {
  const all = columns();
  const rows = bookings.map((booking) => Object.values(all).map((read) => read(booking)));
  const lines = [Object.keys(all), ...rows].map((row) => row.map(toCell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
