import type { Booking } from '@/lib/domain/booking';
import type { BookingStatus } from '@/lib/domain/booking-status';
import { formatInstant, formatMoney } from '@/lib/format';

const HEADINGS: Record<BookingStatus, string> = {
  held: 'Your dates are held',
  pending_payment: 'Your dates are held',
  confirmed: 'You are booked!',
  completed: 'Your stay',
  cancelled: 'Your booking',
  expired: 'This booking ended unpaid',
  refunded: 'Your booking',
};

export const bookingHeading = ({ status, paidCents }: Booking): string =>
  status === 'expired' && paidCents > 0 ? 'Your payment goes back' : HEADINGS[status];

/** The line under the reference: how the booking stands. */
export function bookingStatusText({ status, holdExpiresAt, paidCents, cabin }: Booking): string {
  switch (status) {
    case 'held':
    case 'pending_payment':
      return holdExpiresAt
        ? `Not paid yet. Your dates are held until ${formatInstant(holdExpiresAt, cabin.timezone)}.`
        : 'Not paid yet.';
    case 'confirmed':
      return 'Confirmed. Keep this page: it is your confirmation.';
    case 'completed':
      return 'Your stay has ended. Thank you for coming.';
    case 'cancelled':
      return 'This booking has been cancelled.';
    case 'refunded':
      return 'This booking is over, and its payment has been given back.';
    case 'expired':
      return paidCents > 0
        ? 'Your payment came when the time was over and the dates had gone to somebody else.'
        : 'The 30 minutes to pay are over, and the dates are free for others again.';
  }
}

/** What became of the money. */
export function bookingMoneyText({ status, paidCents, refundCents }: Booking): string {
  if (refundCents > 0) {
    return `${formatMoney(refundCents)} ${status === 'refunded' ? 'went' : 'goes'} back to the card you paid with. It takes 5 to 10 days to show there.`;
  }
  if (status === 'confirmed' || status === 'completed') {
    return paidCents > 0
      ? `Paid in full: ${formatMoney(paidCents)}.`
      : 'Nothing has been charged. You pay on arrival.';
  }
  if (status === 'cancelled' && paidCents > 0) {
    return `${formatMoney(paidCents)} was paid. It was cancelled after free cancellation had ended, so nothing goes back.`;
  }
  return 'Nothing has been charged.';
}
