import {
  currentStatus,
  isDisputeRefund,
  openBalance,
  paidCents,
  refundedCents,
  type Booking,
} from '@/lib/domain/bookings/booking';
import type { BookingStatus } from '@/lib/domain/bookings/booking-status';
import { formatInstant, formatMoney, formatMonthDayYear } from '@/lib/copy/format';
import { REFUND_DELAY_COPY } from '@/lib/copy/refund-copy';

const HEADINGS: Record<BookingStatus, string> = {
  held: 'Your dates are held',
  pending_payment: 'Your dates are held',
  confirmed: 'You’re booked!',
  completed: 'Your stay',
  cancelled: 'Your booking is canceled',
  expired: 'This booking wasn’t paid in time',
  refunded: 'Canceled and refunded',
};

export function bookingHeading(booking: Booking, now: Date): string {
  const status = currentStatus(booking, now);
  const wasConfirmed = booking.confirmedAt !== null;
  if (status === 'expired' && paidCents(booking) > 0) return 'Your refund is on its way';
  if (status === 'refunded' && !wasConfirmed) return 'Your payment was refunded';
  if (status === 'cancelled' && !wasConfirmed) {
    return booking.cancelledBy === 'host'
      ? 'We had to release these dates'
      : 'You released these dates';
  }
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
      return 'You’re all set. This page is your confirmation.';
    case 'completed':
      return 'Your stay is over. Thanks for coming!';
    case 'cancelled':
      return confirmedAt !== null
        ? 'This booking has been canceled.'
        : 'These dates were released before they were paid for, so they’re open again.';
    case 'refunded':
      return 'This booking is over, and your payment has been refunded.';
    case 'expired':
      return paidCents(booking) > 0
        ? 'We couldn’t apply your payment to this stay.'
        : 'Your hold is over. Time ran out, or another guest got there first.';
  }
}

/** Green for a paid current or past stay, unless a refund failed. */
export function moneyTint(booking: Booking, now: Date): string {
  const isOn = ['confirmed', 'completed'].includes(currentStatus(booking, now));
  const isFine = booking.refunds.every(({ status }) => status !== 'failed');
  return isOn && isFine && paidCents(booking) > 0 ? 'bg-spruce-100' : 'bg-dawn-100';
}

/** Says what was paid and refunded. */
export function bookingMoneyText(booking: Booking, now: Date): string {
  const status = currentStatus(booking, now);
  const paid = paidCents(booking);
  const refunded = refundedCents({
    refunds: booking.refunds.filter((refund) => !isDisputeRefund(refund)),
  });
  if (refunded > 0) {
    return `${formatMoney(refunded)} ${status === 'refunded' ? 'went' : 'goes'} back to your card. ${REFUND_DELAY_COPY}`;
  }
  if (status === 'confirmed' || status === 'completed') {
    const balance = openBalance(booking);
    if (balance?.dueOn) {
      return `Paid so far: ${formatMoney(paid)}. We’ll charge the balance of ${formatMoney(balance.amountCents)} to the same card on ${formatMonthDayYear(balance.dueOn)}.`;
    }
    return paid > 0
      ? `Paid in full: ${formatMoney(paid)}.`
      : 'You haven’t been charged. You’ll pay when you arrive.';
  }
  if (status === 'cancelled' && paid > 0) {
    return booking.cancelledBy === 'guest'
      ? `You paid ${formatMoney(paid)} and canceled after free cancellation ended, so there’s no refund unless someone else books those nights.`
      : `You paid ${formatMoney(paid)}. There’s no refund.`;
  }
  return 'You haven’t been charged.';
}
