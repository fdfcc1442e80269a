import { moneyTexts, safeUrl } from '@/components/guest-booking/money-copy';
import { stateTexts } from '@/components/guest-booking/state-copy';
import type { Booking } from '@/lib/domain/bookings/booking';
import { CANCELLED, bookingOf, heldBookingOf, payment, refund } from '../../lib/support/booking';

const NOW = new Date('2026-11-01T15:10:00Z');

test.each<[string, Booking, Date, RegExp]>([
  ['waiting', heldBookingOf(), NOW, /^Almost yours.*until Sun, Nov 1, 2026, 10:30 AM EST/],
  [
    'lapsed',
    heldBookingOf({ status: 'expired' }),
    NOW,
    /aren’t held anymore.*You haven’t paid anything/,
  ],
  [
    'coming',
    bookingOf(),
    NOW,
    /^See you Friday, Dec 4.*You’re confirmed. Check in Friday, December 4, 2026, after 4:00 PM/,
  ],
  [
    'here',
    bookingOf(),
    new Date('2026-12-05T15:00:00Z'),
    /^Welcome.*Monday, December 7, 2026, 10:00 AM/,
  ],
  ['over', bookingOf({ status: 'completed' }), NOW, /^Thanks for staying/],
  [
    'cancelled',
    bookingOf({ status: 'cancelled', ...CANCELLED }),
    NOW,
    /^Your booking is canceled.*no refund/,
  ],
  [
    'cancelled by the host',
    bookingOf({ status: 'cancelled', ...CANCELLED, cancelledBy: 'host', refunds: [refund()] }),
    NOW,
    /We had to cancel.*You’ll get \$1,000\.00 back/,
  ],
  [
    'let go by the host before it was paid',
    bookingOf({ status: 'cancelled', confirmedAt: null, cancelledBy: 'host', payments: [] }),
    NOW,
    /^We had to release these dates/,
  ],
  [
    'refunded',
    bookingOf({ status: 'refunded', ...CANCELLED, refunds: [refund({ status: 'sent' })] }),
    NOW,
    /^Canceled and refunded.*You’ll get \$1,000\.00 back/,
  ],
  ['paid too late', bookingOf({ status: 'refunded' }), NOW, /There’s no booking.*full refund/],
])('%s in plain words', (_, booking, now, words) => {
  const { heading, line, advice } = stateTexts(booking, now);
  expect([heading, line, advice].join(' ')).toMatch(words);
});

test.each([
  ['2026-12-01T15:00:00Z', 'See you Friday, Dec 4'],
  ['2026-12-03T04:59:00Z', 'See you Friday, Dec 4'],
  ['2026-12-03T05:00:00Z', 'See you tomorrow!'],
  ['2026-12-04T05:00:00Z', 'Welcome to the Smokies'],
])('at %s a booked guest reads %s', (now, heading) => {
  expect(stateTexts(bookingOf(), new Date(now)).heading).toBe(heading);
});

const back = (changes: Partial<Booking>) =>
  moneyTexts(bookingOf({ status: 'cancelled', ...CANCELLED, ...changes })).at(-1);

test.each<[string, Partial<Booking>, RegExp]>([
  ['on its way', { refunds: [refund()] }, /^We’ll refund \$1,000\.00 .*within the hour.*5 to 10/],
  [
    'sent',
    { refunds: [refund({ status: 'sent', sentAt: '2026-11-03T03:00:00Z' })] },
    /^We sent \$1,000\.00 back .* November 2, 2026.*5 to 10/,
  ],
  ['failed', { refunds: [refund({ status: 'failed' })] }, /didn’t go through.*\(865\) 555-0142/],
  ['none', {}, /no refund/],
])('a refund that is %s', (_, changes, words) => {
  expect(back(changes)).toMatch(words);
});

test('what was paid, and that a test moved no money', () => {
  expect(moneyTexts(bookingOf())).toEqual(['You paid $1,000.00 on November 1, 2026.']);
  expect(moneyTexts(bookingOf({ payments: [payment({ provider: 'test' })] }))[0]).toMatch(
    /test, no money moved/,
  );
  const tested = { payments: [payment({ provider: 'test' })], refunds: [refund()] };
  expect(moneyTexts(bookingOf(tested)).at(-1)).toMatch(/no money moves/);
  expect(moneyTexts(bookingOf({ payments: [] }))).toEqual(['You haven’t been charged yet.']);
  expect(moneyTexts(heldBookingOf())).toEqual([]);
});

test.each([
  ['https://checkout.stripe.com/c/1', true],
  ['http://localhost:3000/pay/cs_1', true],
  ['/pay/cs_1', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
])('%s may be followed: %s', (url, isSafe) => {
  expect(safeUrl(url)).toBe(isSafe ? url : null);
});
