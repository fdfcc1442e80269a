import { openCharges, payUrl, receiptUrl, type BookingCharge } from '@/lib/domain/bookings/booking';
import { BOOKING_STATUSES } from '@/lib/domain/bookings/booking-status';
import { chargeNotice } from '@/lib/domain/bookings/payment';
import { bookingOf, heldBookingOf, payment } from '../../support/booking';

const charge = (changes: Partial<BookingCharge> = {}): BookingCharge => ({
  id: 'wood',
  kind: 'extra',
  label: 'Firewood',
  reason: '',
  amountCents: 4_500,
  status: 'open',
  paidAt: null,
  dueOn: null,
  attempts: 0,
  nextAttemptAt: null,
  ...changes,
});
const NOW = new Date('2026-11-01T15:10:00Z');

test.each(BOOKING_STATUSES)(
  'of a %s booking the open charges can be paid, if it took place',
  (status) => {
    const charges = [
      charge(),
      charge({ id: 'a', status: 'paid' }),
      charge({ id: 'b', status: 'cancelled' }),
    ];
    const isPaid = status === 'confirmed' || status === 'completed';
    expect(openCharges(bookingOf({ status, charges })).map(({ id }) => id)).toEqual(
      isPaid ? ['wood'] : [],
    );
  },
);

test('the payment page and the receipt of a charge are not those of the booking', () => {
  const open = payment({ status: 'open', chargeId: 'wood', paidAt: null });
  expect(payUrl(heldBookingOf({ payments: [open] }), NOW)).toBeNull();
  const paid = payment({ chargeId: 'wood', receiptUrl: 'https://receipts.example.com/2' });
  expect(receiptUrl(bookingOf({ payments: [paid] }))).toBeNull();
});

test.each([
  ['paid', 0, 'charge_paid'],
  ['paid', 4_500, 'charge_returned'],
  ['expired', 0, 'not_paid'],
  ['failed', 0, 'not_paid'],
] as const)(
  'a payment that is %s with %i cents given back says %s',
  (status, refundCents, notice) => {
    expect(chargeNotice({ status, refundCents })).toBe(notice);
  },
);
