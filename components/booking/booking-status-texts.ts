import type { Booking } from '@/lib/domain/booking';
import type { BookingStatus } from '@/lib/domain/booking-status';
import { formatInstant, formatMoney } from '@/lib/format';
import { BANKS_TAKE } from '@/lib/refund-words';

const HEADINGS: Record<BookingStatus, string> = {
  held: 'Your dates are held',
  pending_payment: 'Your dates are held',
  confirmed: 'You are booked!',
  completed: 'Your stay',
  cancelled: 'Your booking is cancelled',
  expired: 'This booking ended unpaid',
  refunded: 'Cancelled and refunded',
};

export function bookingHeading({ status, paidCents, wasConfirmed }: Booking): string {
  if (status === 'expired' && paidCents > 0) return 'Your payment goes back';
  if (status === 'refunded' && !wasConfirmed) return 'Your payment went back';
  if (status === 'cancelled' && !wasConfirmed) return 'You let these dates go';
  return HEADINGS[status];
}

/** The line under the reference: how the booking stands. */
export function bookingStatusText(booking: Booking): string {
  const { status, holdExpiresAt, paidCents, cabin, wasConfirmed } = booking;
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
      return wasConfirmed
        ? 'This booking has been cancelled.'
        : 'Given back before it was paid. The dates are on sale again.';
    case 'refunded':
      return 'This booking is over, and its payment has been given back.';
    case 'expired':
      return paidCents > 0
        ? 'Your payment came when we could no longer take it for this stay.'
        : 'These dates are no longer held: the time to pay is over, or another guest was first.';
  }
}

/** What became of the money. */
export function bookingMoneyText({ status, paidCents, refundCents }: Booking): string {
  if (refundCents > 0) {
    return `${formatMoney(refundCents)} ${status === 'refunded' ? 'went' : 'goes'} back to the card you paid with. ${BANKS_TAKE}`;
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
