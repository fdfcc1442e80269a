import { act, render, screen } from '@testing-library/react';
import { HeldBookingNotice } from '@/components/payment/held-booking-notice';
import { PaymentWaiting } from '@/components/payment/payment-waiting';
import { TestCheckout, type TestCheckoutProps } from '@/components/payment/test-checkout';
import { formatTimeLeft } from '@/components/payment/hold-countdown';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { expectAskLine } from '../../support/ask-line';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const NOW = new Date('2026-11-21T17:00:00Z');
const HOLD = { until: '2026-11-21T17:29:02Z', untilText: 'Sat, Nov 21, 2026, 12:29 PM EST' };
const SESSION = `cs_test_${'0'.repeat(32)}`;

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

function renderCheckout(changes: Partial<TestCheckoutProps['page']> = {}, outcome?: 'declined') {
  const page: TestCheckoutProps['page'] = {
    sessionId: SESSION,
    status: 'open',
    reference: 'MM-7K2PXQ4A',
    title: 'Laurel Lantern',
    details: '3 nights',
    email: 'ada@example.com',
    amountCents: 81_180,
    savesCard: false,
    cancelUrl: 'http://localhost/booking',
    ...changes,
  };
  render(
    <TestCheckout
      page={page}
      hold={HOLD}
      outcome={outcome ?? null}
      imageUrl="/images/test.webp"
      cancellation={<p>Free until Friday</p>}
    />,
  );
}

test.each([
  [1, '0:01'],
  [59_000, '0:59'],
  [60_000, '1:00'],
  [1_741_001, '29:02'],
  [1_800_000, '30:00'],
])('%i ms are %s', (ms, text) => expect(formatTimeLeft(ms)).toBe(text));

test.each([0, -1, -60_000])('%i ms are nothing', (ms) => expect(formatTimeLeft(ms)).toBeNull());

test('the test page says that no money moves, and every ending is a plain form', () => {
  renderCheckout();
  expect(screen.getByText(/No card is charged/)).toBeVisible();
  for (const name of [/^Pay \$811.80$/, /Decline the card/, 'Pay too late', 'Pay, don’t notify']) {
    const form = screen.getByRole('button', { name, hidden: true }).closest('form');
    expect(form).toHaveAttribute('action', '/api/test-payment');
    expect(new FormData(form ?? undefined).get('session')).toBe(SESSION);
  }
  expect(screen.getByRole('link', { name: 'Go back without paying' })).toHaveAttribute(
    'href',
    'http://localhost/booking',
  );
});

test('the page shows what is paid for and until when it can be cancelled', () => {
  renderCheckout();
  expect(screen.getByText('Laurel Lantern')).toBeVisible();
  expect(screen.getByText('Free until Friday')).toBeVisible();
});

test('the time that is left runs down, to its end', () => {
  renderCheckout();
  expect(screen.getByRole('timer')).toHaveTextContent('for 29:02');
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole('timer')).toHaveTextContent('for 29:00');
  act(() => jest.advanceTimersByTime(29 * 60_000));
  expect(screen.getByText(/time’s up/)).toBeInTheDocument();
});

test('a declined card is announced, and can be tried again', () => {
  renderCheckout({}, 'declined');
  expect(screen.getByRole('alert')).toHaveTextContent('declined. You weren’t charged');
  expect(screen.getByRole('button', { name: /^Pay \$/ })).toBeEnabled();
});

test.each([
  ['complete', ['Dispute it', 'The host loses', 'The host wins']],
  ['expired', []],
] as const)('a page that is %s takes no payment', (status, after) => {
  renderCheckout({ status });
  const buttons = screen.queryAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons).toEqual(after);
  expect(screen.getByRole('link', { name: 'Back to the booking' })).toBeInTheDocument();
});

test('a saved card can be made to fail, to try a declined balance', () => {
  renderCheckout({ status: 'complete', savesCard: true });
  expect(screen.getByRole('button', { name: 'Make the card fail', hidden: true })).toBeEnabled();
});

test('whoever comes back is led to the same payment, or gives the dates back', () => {
  render(
    <HeldBookingNotice
      cabinTitle="Laurel Lantern"
      stay={{ checkIn: calendarDate('2027-01-03'), checkOut: calendarDate('2027-01-06') }}
      totalCents={81_180}
      token={'f'.repeat(32)}
      payUrl="https://pay.example/page"
      hold={HOLD}
    />,
  );
  expect(screen.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute(
    'href',
    'https://pay.example/page',
  );
  const form = screen.getByRole('button', { name: 'Choose other dates' }).closest('form');
  expect(form).toHaveAttribute('action', '/api/bookings/release');
});

test('without an outcome the page polls for a minute, and says whom to ask all the while', () => {
  render(<PaymentWaiting payUrl="https://pay.example/page" />);
  expectAskLine();
  expect(screen.getByRole('heading', { name: 'Looking for your payment…' })).toBeVisible();
  act(() => jest.advanceTimersByTime(10_000));
  expect(refresh).toHaveBeenCalledTimes(4);
  for (let look = 0; look < 24; look++) act(() => jest.advanceTimersByTime(2500));
  expect(screen.getByRole('heading', { name: 'We haven’t seen your payment yet' })).toBeVisible();
  expect(refresh).toHaveBeenCalledTimes(24);
  expectAskLine();
});
