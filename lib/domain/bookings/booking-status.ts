/** The states of a booking; `held` has no payment page yet, `pending_payment` has one. */
export const BOOKING_STATUSES = [
  'held',
  'pending_payment',
  'confirmed',
  'cancelled',
  'expired',
  'refunded',
  'completed',
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** The allowed transitions. The database holds the same table and refuses every other one. */
export const BOOKING_TRANSITIONS: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  held: ['pending_payment', 'confirmed', 'expired', 'cancelled'],
  pending_payment: ['confirmed', 'expired', 'cancelled'],
  confirmed: ['cancelled', 'completed'],
  // A payment that comes late takes the dates back if they are free; if not, it is given back.
  expired: ['confirmed', 'refunded'],
  cancelled: ['refunded'],
  refunded: [],
  completed: [],
};

/** Whether the booking is an unpaid hold. */
export const awaitsPayment = (status: BookingStatus): boolean =>
  status === 'held' || status === 'pending_payment';

/** The effective status: a hold past its end is expired, even before the job has written so. */
export function statusAt(
  status: BookingStatus,
  holdExpiresAt: Date | null,
  now: Date,
): BookingStatus {
  if (!awaitsPayment(status)) return status;
  return holdExpiresAt !== null && holdExpiresAt > now ? status : 'expired';
}

/** Whether the booking takes its nights; a hold only until it expires. */
export const keepsNights = (status: BookingStatus): boolean =>
  awaitsPayment(status) || status === 'confirmed' || status === 'completed';
