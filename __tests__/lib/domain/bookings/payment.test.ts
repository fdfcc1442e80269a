import type { BookingStatus } from '@/lib/domain/bookings/booking-status';
import {
  paymentOutcome,
  type PaymentOutcome,
  type PaymentStatus,
} from '@/lib/domain/bookings/payment';

test.each<[PaymentStatus, BookingStatus, PaymentOutcome]>([
  ['open', 'pending_payment', 'waiting'],
  ['open', 'expired', 'waiting'],
  ['paid', 'confirmed', 'confirmed'],
  ['paid', 'completed', 'confirmed'],
  ['paid', 'expired', 'returned'],
  ['paid', 'refunded', 'returned'],
  ['paid', 'cancelled', 'returned'],
  ['expired', 'expired', 'not-paid'],
  ['failed', 'pending_payment', 'not-paid'],
])('a payment that is %s for a booking that is %s: %s', (status, booking, outcome) => {
  const holdExpiresAt = null;
  const about = { reference: 'MM-1', token: 't', status: booking, holdExpiresAt };
  expect(paymentOutcome({ status, booking: about })).toBe(outcome);
});
