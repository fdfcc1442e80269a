import type { BookingStatus } from '@/lib/domain/bookings/booking-status';
import type { DisputeState } from '@/lib/domain/bookings/dispute';

export const STATUS_NAMES: Record<BookingStatus, string> = {
  held: 'Held',
  pending_payment: 'Waiting for payment',
  confirmed: 'Confirmed',
  cancelled: 'Canceled',
  expired: 'Expired',
  refunded: 'Refunded',
  completed: 'Completed',
};

export const DISPUTE_STATE_NAMES: Record<DisputeState, string> = {
  inquiry: 'The bank has a question, no money held',
  open: 'Undecided, the bank holds the money',
  closed: 'Closed without a decision',
  won: 'Won, the money is yours',
  lost: 'Lost, paid back by the bank',
};

export const DISPUTE_NOTES: Record<DisputeState, string> = {
  inquiry: 'questioned by the bank',
  open: 'disputed, undecided',
  closed: 'dispute closed',
  won: 'dispute won',
  lost: 'dispute lost',
};
