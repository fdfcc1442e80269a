import type { BookingListRow } from '@/lib/schemas/host/bookings';

// A spreadsheet takes a cell that begins so for a formula, and guests write their names themselves.
const FORMULA = /^[=+\-@\t\r]/;

const COLUMNS: Record<string, (booking: BookingListRow) => string | null> = {
  Reference: ({ reference }) => reference,
  State: ({ status }) => status,
  Cabin: ({ cabin }) => cabin,
  'Check-in': ({ checkIn }) => checkIn,
  'Check-out': ({ checkOut }) => checkOut,
  Guest: ({ guestName }) => guestName,
  'E-mail': ({ guestEmail }) => guestEmail,
  Phone: ({ guestPhone }) => guestPhone,
  Total: ({ totalCents }) => toDollars(totalCents),
  Paid: ({ paidCents }) => toDollars(paidCents),
  Refunded: ({ refundedCents }) => toDollars(refundedCents),
  'Booked at': ({ createdAt }) => createdAt,
};

const toDollars = (cents: number) => (cents / 100).toFixed(2);

function toCell(text: string | null): string {
  const safe = text !== null && FORMULA.test(text) ? `'${text}` : (text ?? '');
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Bookings as a file for spreadsheets (RFC 4180, UTF-8 with its mark): amounts in dollars, one booking a line. */
export function toBookingsCsv(bookings: readonly BookingListRow[]): string {
  const rows = bookings.map((booking) => Object.values(COLUMNS).map((read) => read(booking)));
  const lines = [Object.keys(COLUMNS), ...rows].map((row) => row.map(toCell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
