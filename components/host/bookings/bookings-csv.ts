import { defuse, toClock, toDollars, toTable, zoneName } from '@/components/host/copy/csv';
import { readablePhone } from '@/lib/domain/values/parse-phone';
import type { BookingListRow } from '@/lib/schemas/host/bookings/bookings';

const columns = (): Record<string, (booking: BookingListRow) => string | null> => ({
  Reference: ({ reference }) => reference,
  State: ({ status }) => status,
  Cabin: ({ cabin }) => defuse(cabin),
  'Check-in': ({ checkIn }) => checkIn,
  'Check-out': ({ checkOut }) => checkOut,
  Guest: ({ guestName }) => defuse(guestName),
  Email: ({ guestEmail }) => defuse(guestEmail),
  // In brackets no number is a sum or loses its +.
  Phone: ({ guestPhone }) => guestPhone && defuse(readablePhone(guestPhone)),
  Total: ({ totalCents }) => toDollars(totalCents),
  // As in the list: what was paid and did not go back.
  Paid: ({ paidCents, refundedCents }) => toDollars(paidCents - refundedCents),
  Refunded: ({ refundedCents }) => toDollars(refundedCents),
  [`Booked at (${zoneName()})`]: ({ createdAt }) => toClock(createdAt),
});

/**
 * Bookings as a file for spreadsheets (RFC 4180, UTF-8 with its mark): amounts in dollars and times as the console shows
 * them, one booking a line.
 */
export function toBookingsCsv(bookings: readonly BookingListRow[]): string {
  return toTable(columns(), bookings);
}
