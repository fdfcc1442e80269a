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
  // Parentheses keep spreadsheets from reading the number as a formula or dropping its plus sign.
  Phone: ({ guestPhone }) => guestPhone && defuse(readablePhone(guestPhone)),
  Total: ({ totalCents }) => toDollars(totalCents),
  'Damage deposit in total': ({ damageDepositCents }) => toDollars(damageDepositCents),
  // The list shows the same: what was paid minus refunds.
  Paid: ({ paidCents, refundedCents }) => toDollars(paidCents - refundedCents),
  Refunded: ({ refundedCents }) => toDollars(refundedCents),
  [`Booked at (${zoneName()})`]: ({ createdAt }) => toClock(createdAt),
});

/**
 * Returns bookings as CSV (RFC 4180, UTF-8 with a byte order mark), one per row, with amounts in dollars and the
 * console's times.
 */
export function toBookingsCsv(bookings: readonly BookingListRow[]): string {
  return toTable(columns(), bookings);
}
