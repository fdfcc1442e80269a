import { render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { UnknownBooking, UnknownCabin } from '@/components/booking/booking-absent';
import { BookingConfirmation } from '@/components/booking/booking-confirmation';
import { Checkout } from '@/components/booking/checkout';
import { bookingHeading, moneyTint } from '@/components/booking/booking-status-copy';
import { CabinStrip } from '@/components/booking/cabin-strip';
import { Postcard } from '@/components/booking/postcard';
import { StayLine } from '@/components/booking/stay-line';
import { BookingSummary } from '@/components/guest-booking/booking-summary';
import { TestCheckout } from '@/components/payment/test-checkout';
import type { Booking } from '@/lib/domain/bookings/booking';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { fromQuoteJson } from '@/lib/schemas/quote-json';
import { CABIN } from '../stay-picker/support/cabin';
import { bookingOf, payment, refund } from '../../lib/support/booking';
import { FakeServer, NOW } from '../stay-picker/support/fake-server';
import { expectAskLine } from '../../support/ask-line';

jest.mock('@/lib/shop/payments-off', () => ({ arePaymentsOff: () => false }));

const PAID_CENTS = 99_828;

function makeBooking(changes: Partial<Booking> = {}): Booking {
  const quote = fromQuoteJson(
    new FakeServer().quoteFor({
      cabin_id: CABIN.id,
      check_in: calendarDate('2027-01-11'),
      check_out: calendarDate('2027-01-14'),
      adults: 2,
      children: 1,
      pets: 1,
    }),
  );
  const booking = bookingOf({
    quote,
    checkIn: quote.checkIn,
    checkOut: quote.checkOut,
    pets: 1,
    guestName: 'Ada Lovelace',
    guestEmail: 'ada@example.com',
    freeCancelUntil: '2026-12-28T05:00:00Z',
    payments: [payment({ amountCents: PAID_CENTS })],
    ...changes,
  });
  return { ...booking, cabin: { ...booking.cabin, slug: CABIN.slug, title: CABIN.title } };
}

test.each<[string, Partial<Booking>, string]>([
  ['paid', {}, 'bg-spruce-100'],
  ['canceled', { status: 'cancelled' }, 'bg-dawn-100'],
  ['paid, with a refund that failed', { refunds: [refund({ status: 'failed' })] }, 'bg-dawn-100'],
])('the money of a stay that is %s', (_, changes, tint) => {
  expect(moneyTint(makeBooking(changes), NOW)).toBe(tint);
});

test('the confirmation is short, and leads to the parts of the stay’s page', () => {
  const booking = makeBooking();
  const { unmount } = render(<BookingSummary booking={booking} arrival={null} line="" now={NOW} />);
  const parts = [...document.querySelectorAll('section[id]')].map(({ id }) => id);
  unmount();
  render(<BookingConfirmation booking={booking} now={NOW} />);
  for (const text of [
    'MM-7K2PXQ4A',
    '2 adults, 1 child, 1 pet',
    'Paid in full: $998.28.',
    'Free cancellation until Dec 27, 2026 (37 days left)',
  ]) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  expectAskLine();
  expect(screen.getByRole('link', { name: 'Call (865) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+18655550142',
  );
  expect(screen.queryByText('Pet fee')).not.toBeInTheDocument();
  const page = `/stay/${booking.token}`;
  expect(screen.getByRole('link', { name: 'Open your stay page' })).toHaveAttribute('href', page);
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')).sort()).toEqual(
    parts.map((id) => `${page}#${id}`).sort(),
  );
});

const HERO = '/images/cabins/laurel-lantern/hero.webp';
const atHero = makeBooking();
atHero.cabin = { ...atHero.cabin, heroImageUrl: HERO };

test.each<[string, ReactElement]>([
  [
    'line of the stay',
    <StayLine
      key="line"
      cabin={{ ...CABIN, heroImageUrl: HERO }}
      stay={atHero}
      party={atHero}
      totalCents={PAID_CENTS}
      isIncomplete={false}
    >
      Dates and party
    </StayLine>,
  ],
  ['page to cancel on', <CabinStrip key="strip" cabin={atHero.cabin} />],
  ['postcard', <Postcard key="postcard" booking={atHero} line="Paid in full." now={NOW} />],
  [
    'test payment',
    <TestCheckout
      key="payment"
      page={{
        sessionId: 'cs_test_1',
        status: 'open',
        reference: atHero.reference,
        details: '',
        title: CABIN.title,
        email: '',
        amountCents: PAID_CENTS,
        savesCard: false,
        cancelUrl: '/booking',
      }}
      hold={null}
      outcome={null}
      imageUrl={HERO}
      cancellation={null}
    />,
  ],
])('the %s shows the picture of its cabin', (_, surface) => {
  render(surface);
  const pictures = screen.getAllByRole<HTMLImageElement>('presentation');
  const [photo, ...others] = pictures.filter(({ srcset }) => srcset !== '');
  expect(others).toEqual([]);
  expect(photo?.src).toContain(`?url=${HERO}&`);
  expect(photo?.srcset).toContain(`?url=${HERO}&`);
});

test('a cancelled booking promises nothing', () => {
  render(<BookingConfirmation booking={makeBooking({ status: 'cancelled' })} now={NOW} />);
  expect(screen.getByText('This booking has been canceled.')).toBeInTheDocument();
  expect(screen.queryByText(/Paid in full/)).not.toBeInTheDocument();
  expect(screen.queryByText(/Free cancellation until/)).not.toBeInTheDocument();
});

const UNPAID = { confirmedAt: null, payments: [] };
const BACK = { refunds: [refund({ amountCents: PAID_CENTS })] };
const HELD = {
  ...UNPAID,
  status: 'pending_payment',
  holdExpiresAt: '2026-11-21T17:30:00Z',
} as const;
test.each<[string, Partial<Booking>, RegExp[]]>([
  [
    'waits for its payment',
    HELD,
    [
      /Not paid yet. Your dates are held until Sat, Nov 21, 2026, 12:30 PM EST/,
      /You haven’t been charged/,
    ],
  ],
  ['ran out', { ...UNPAID, status: 'expired' }, [/Time ran out/, /You haven’t been charged/]],
  [
    'was paid too late',
    { ...BACK, status: 'expired' },
    [/couldn’t apply your payment/, /\$998.28 goes back to your card/],
  ],
  ['was refunded', { ...BACK, status: 'refunded' }, [/has been refunded/, /\$998.28 went back/]],
  [
    'was canceled by its guest after the deadline',
    { status: 'cancelled', cancelledBy: 'guest' },
    [/canceled after free cancellation ended, so there’s no refund/],
  ],
  [
    'was canceled by its host without a refund',
    { status: 'cancelled', cancelledBy: 'host' },
    [/You paid \$[\d,.]+\. There’s no refund\./],
  ],
  ['is over', { status: 'completed' }, [/Thanks for coming/, /Paid in full/]],
  ['was never to be paid here', { payments: [] }, [/You’re all set/, /You’ll pay when you arrive/]],
])('a booking that %s says so', (_, changes, texts) => {
  render(<BookingConfirmation booking={makeBooking(changes)} now={NOW} />);
  for (const text of texts) expect(screen.getAllByText(text).length).toBeGreaterThan(0);
});

test('a booking that waits for its payment leads to it', () => {
  const open = payment({ status: 'open', paidAt: null, url: 'https://pay.example/page' });
  const booking = makeBooking({ ...HELD, payments: [open] });
  render(<BookingConfirmation booking={booking} now={NOW} />);
  expect(screen.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute(
    'href',
    'https://pay.example/page',
  );
});

test('a hold that ran out is over before anybody has noted it', () => {
  const late = new Date('2026-11-21T17:30:00Z');
  render(<BookingConfirmation booking={makeBooking(HELD)} now={late} />);
  expect(screen.getByText(/Time ran out/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Continue to payment' })).not.toBeInTheDocument();
});

test.each<[string, Partial<Booking>]>([
  ['You’re booked!', {}],
  ['Your booking is canceled', { status: 'cancelled' }],
  ['Canceled and refunded', { status: 'refunded' }],
  ['You released these dates', { ...UNPAID, status: 'cancelled' }],
  ['We had to release these dates', { ...UNPAID, status: 'cancelled', cancelledBy: 'host' }],
  ['Your refund is on its way', { status: 'expired', confirmedAt: null }],
  ['Your payment was refunded', { status: 'refunded', confirmedAt: null }],
  ['This booking wasn’t paid in time', { ...UNPAID, status: 'expired' }],
])('the page is headed "%s"', (heading, changes) => {
  expect(bookingHeading(makeBooking(changes), NOW)).toBe(heading);
});

test.each([true, false])('without a cabin there is a way out (named: %s)', (isNamed) => {
  render(<UnknownCabin isNamed={isNamed} />);
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all cabins' })).toHaveAttribute('href', '/cabins');
});

test('an address that lost its parameters leads back to the chosen stay', () => {
  const handOff = {
    cabinName: 'Laurel Lantern',
    cabinSlug: 'laurel-lantern',
    checkIn: '2026-12-04',
    checkOut: '2026-12-07',
    adults: 2,
    children: 0,
    pets: 0,
    totalPrice: 1,
    lines: [],
  };
  window.sessionStorage.setItem('bookingHandOff', JSON.stringify(handOff));
  render(<UnknownCabin isNamed={false} />);
  expect(screen.getByRole('link', { name: 'Continue with Laurel Lantern' })).toHaveAttribute(
    'href',
    '/booking?cabin=laurel-lantern&check_in=2026-12-04&check_out=2026-12-07&adults=2&children=0&pets=0',
  );
});

test('an unknown booking says whom to ask', () => {
  render(<UnknownBooking />);
  expect(screen.getByRole('heading', { name: 'We can’t find that booking' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Text \(865\)/ })).toBeInTheDocument();
});

test.each([0, 1] as const)('whoever books can ask the host, at step %i', (step) => {
  render(<Checkout step={step}>The form</Checkout>);
  expectAskLine();
});

test('a postcard with a drawing has the snow and the moon of its dates, one with a photograph nothing', () => {
  const sceneOf = (heroImageUrl: string) => {
    const booking = { ...atHero, cabin: { ...atHero.cabin, heroImageUrl } };
    const { container, unmount } = render(
      <Postcard booking={booking} line="Paid in full." now={NOW} />,
    );
    const scenes = container.querySelectorAll('[data-scene]').length;
    unmount();
    return scenes;
  };
  expect(sceneOf(HERO.replace('.webp', '-winter.webp'))).toBe(1);
  expect(sceneOf('/images/uploads/a-cabin/porch-1200x800-7a6b5c.webp')).toBe(0);
});
