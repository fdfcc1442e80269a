import type { BookingStatus } from '@/lib/domain/bookings/booking-status';

export const STATUS_NAMES: Record<BookingStatus, string> = {
  held: 'Held',
  pending_payment: 'Waiting for payment',
  confirmed: 'Confirmed',
  cancelled: 'Canceled',
  expired: 'Expired',
  refunded: 'Refunded',
  completed: 'Completed',
};
