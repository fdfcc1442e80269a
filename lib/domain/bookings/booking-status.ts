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

/** The allowed transitions. The database has the same table and refuses all others. */
export const BOOKING_TRANSITIONS: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  held: ['pending_payment', 'confirmed', 'expired', 'cancelled'],
  pending_payment: ['confirmed', 'expired', 'cancelled'],
  confirmed: ['cancelled', 'completed'],
  // A late payment takes the nights back if they are available, and is refunded if not.
  expired: ['confirmed', 'refunded'],
  cancelled: ['refunded'],
  refunded: [],
  completed: [],
};

/** Whether the booking is an unpaid hold. */
export const awaitsPayment = (status: BookingStatus): boolean =>
  status === 'held' || status === 'pending_payment';

/** The effective status: a hold past its end is expired, even before the job has recorded that. */
export function statusAt(
  status: BookingStatus,
  holdExpiresAt: Date | null,
  now: Date,
): BookingStatus {
  if (!awaitsPayment(status)) return status;
  return holdExpiresAt !== null && holdExpiresAt > now ? status : 'expired';
}

/** Whether the booking occupies its nights; a hold does so until it expires. */
export const occupiesNights = (status: BookingStatus): boolean =>
  awaitsPayment(status) || status === 'confirmed' || status === 'completed';
