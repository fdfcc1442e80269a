import { writeChangedByGuest } from '@/supabase/functions/job-booking-messages/change-emails';
import { writeStayMoved } from '@/supabase/functions/job-booking-messages/move-email';
import { writeHostEmail } from '@/supabase/functions/job-booking-messages/host-emails';
import type { Booking } from '@/lib/domain/bookings/booking';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { bookingOf, refund } from '../lib/support/booking';

const byHand = refund({ amountCents: 5000, status: 'by_hand', reason: 'moved' });
const beforeOf = ({ quote }: Booking, moreCents: number) => ({
  cabin: 'Sunrise Cabin',
  check_in: '2026-12-04',
  check_out: '2026-12-07',
  total_cents: quote.totalCents + moreCents,
  moves: 0,
});
const letterOf = (booking: Booking, moreCents: number) =>
  JSON.stringify(
    writeStayMoved(
      { booking, siteUrl: 'https://cabins.example', isArrivalSoon: false },
      beforeOf(booking, moreCents),
    ).parts,
  );

test('what the host pays back by hand is said once, and to the host', () => {
  const booking = bookingOf({ refunds: [byHand] });
  expect(letterOf(booking, 5000)).toContain('get the difference of $50.00 back');
  expect(letterOf(booking, 0)).toContain('There’s nothing more to pay.');
  const shorter = writeChangedByGuest(booking, beforeOf(booking, 5000)).text;
  expect(shorter).toContain('so pay back the difference yourself.');
  expect(shorter).toContain('Refunded: $50.00, of which you pay back $50.00 yourself');
  expect(shorter).not.toContain('nothing you need to do');
  expect(writeChangedByGuest(booking, beforeOf(booking, 0)).text).toContain(
    'nothing you need to do',
  );
  const canceled = bookingOf({ status: 'cancelled', cancelledBy: 'guest', refunds: [byHand] });
  expect(writeHostEmail('host-cancelled', canceled).text).toContain('you pay back $50.00 yourself');
});

test('a balance is said to take a difference only if there is one', () => {
  const balance = {
    id: 'balance',
    kind: 'balance' as const,
    label: 'Balance',
    reason: '',
    amountCents: 40_000,
    status: 'open' as const,
    paidAt: null,
    dueOn: calendarDate('2026-11-20'),
    attempts: 0,
    nextAttemptAt: '2026-11-20T14:00:00Z',
  };
  const booking = bookingOf({ charges: [balance] });
  expect(letterOf(booking, 5000)).toContain('The difference is in your balance. On ');
  expect(letterOf(booking, 0)).toMatch(/"On [A-Z][^"]+ I’ll charge the balance/);
});
