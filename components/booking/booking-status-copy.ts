import {
  currentStatus,
  isDisputeRefund,
  paidCents,
  refundedCents,
  type Booking,
} from '@/lib/domain/bookings/booking';
import type { BookingStatus } from '@/lib/domain/bookings/booking-status';
import { formatInstant, formatMoney } from '@/lib/format';
import { REFUND_DELAY_COPY } from '@/lib/refund-copy';

const HEADINGS: Record<BookingStatus, string> = {
  held: 'Your dates are held',
  pending_payment: 'Your dates are held',
  confirmed: 'You are booked!',
  completed: 'Your stay',
  cancelled: 'Your booking is cancelled',
  expired: 'This booking ended unpaid',
  refunded: 'Cancelled and refunded',
};

export function bookingHeading(booking: Booking, now: Date): string {
  const status = currentStatus(booking, now);
  const wasConfirmed = booking.confirmedAt !== null;
  if (status === 'expired' && paidCents(booking) > 0) return 'Your payment goes back';
  if (status === 'refunded' && !wasConfirmed) return 'Your payment went back';
  if (status === 'cancelled' && !wasConfirmed) return 'You let these dates go';
  return HEADINGS[status];
}

/** The status line under the reference. */
export function bookingStatusText(booking: Booking, now: Date): string {
  const { holdExpiresAt, cabin, confirmedAt } = booking;
  switch (currentStatus(booking, now)) {
    case 'held':
    case 'pending_payment':
      return holdExpiresAt
        ? `Not paid yet. Your dates are held until ${formatInstant(new Date(holdExpiresAt), cabin.timezone)}.`
        : 'Not paid yet.';
    case 'confirmed':
      return 'Confirmed. Keep this page: it is your confirmation.';
    case 'completed':
      return 'Your stay has ended. Thank you for coming.';
    case 'cancelled':
      return confirmedAt !== null
        ? 'This booking has been cancelled.'
        : 'Given back before it was paid. The dates are on sale again.';
    case 'refunded':
      return 'This booking is over, and its payment has been given back.';
    case 'expired':
      return paidCents(booking) > 0
        ? 'Your payment came when we could no longer take it for this stay.'
        : 'These dates are no longer held: the time to pay is over, or another guest was first.';
  }
}

/** What was paid and refunded. */
export function bookingMoneyText(booking: Booking, now: Date): string {
  const status = currentStatus(booking, now);
  const paid = paidCents(booking);
  const refunded = refundedCents({
    refunds: booking.refunds.filter((refund) => !isDisputeRefund(refund)),
  });
  if (refunded > 0) {
    return `${formatMoney(refunded)} ${status === 'refunded' ? 'went' : 'goes'} back to the card you paid with. ${REFUND_DELAY_COPY}`;
  }
  if (status === 'confirmed' || status === 'completed') {
    return paid > 0
      ? `Paid in full: ${formatMoney(paid)}.`
      : 'Nothing has been charged. You pay on arrival.';
  }
  if (status === 'cancelled' && paid > 0) {
    return `${formatMoney(paid)} was paid. It was cancelled after free cancellation had ended, so nothing goes back.`;
  }
  return 'Nothing has been charged.';
}
