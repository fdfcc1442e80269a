import { render, screen, within } from '@testing-library/react';
import { CancelPage } from '@/components/guest-booking/cancel-page';
import { GuestBookingPage } from '@/components/guest-booking/guest-booking-page';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { formatMoney } from '@/lib/copy/format';
import type { Booking } from '@/lib/domain/bookings/booking';
import type { FlashMessage } from '@/lib/domain/bookings/flash-message';
import { CANCELLED, bookingOf, heldBookingOf, refund, TOKEN } from '../../lib/support/booking';
import { expectAskLine } from '../../support/ask-line';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: jest.fn() }),
  usePathname: () => '/',
}));

const NOW = new Date('2026-11-01T15:10:00Z');
const FORM = '11111111-1111-4111-8111-111111111111';

const show = (booking: Booking, notice: FlashMessage | null = null, now = NOW) =>
  render(
    <GuestBookingPage
      booking={booking}
      arrival={null}
      extraNights={[]}
      notice={notice}
      formId={FORM}
      siteUrl="https://cabins.example"
      now={now}
    />,
  );
const link = (name: string | RegExp) => screen.queryByRole('link', { name });

test('a confirmed stay shows its facts, its place, its calendar and its way out', () => {
  show(bookingOf());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('See you Friday, Dec 4');
  for (const text of ['MM-7K2PXQ4A', '2 adults, 1 child', 'Near Gatlinburg', 'Quiet after 10 PM']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  expect(screen.queryByText(/35\.71234/)).toBeNull();
  expectAskLine();
  expect(screen.queryByRole('button', { name: /print/i, hidden: true })).toBeNull();
  expect(link('Add to calendar')).toHaveAttribute('href', `/stay/${TOKEN}/calendar.ics`);
  expect(link(/Google Calendar/)).toHaveAttribute('rel', 'noreferrer');
  expect(link('Cancel this booking')).toHaveAttribute('href', `/stay/${TOKEN}/cancel`);
  expect(
    screen.getByText(/Free cancellation through Nov 19, 2026 \(until 11:59 PM Eastern time\)/),
  ).toBeVisible();
  expect(screen.getByText(/Cancel now and you’ll get \$1,000\.00 back/)).toBeVisible();
});

test('an address and directions are shown as they were written', () => {
  const { arrival } = bookingOf();
  if (!arrival) throw new Error('No place');
  show(bookingOf({ arrival: { ...arrival, address: '1 Ridge Rd', directions: 'Left.\n<b>' } }));
  expect(screen.getByText('1 Ridge Rd')).toBeVisible();
  expect(link(/Get directions/)?.getAttribute('href')).toContain(
    'destination=35.71234%2C-83.51234',
  );
  expect(screen.getByText(/<b>/)).toBeVisible();
});

test('a hold leads back to its payment and hides the place', () => {
  show(heldBookingOf());
  expect(link('Finish paying')).toHaveAttribute('href', 'https://checkout.stripe.com/c/pay/cs_1');
  expect(link('Add to calendar')).toBeNull();
  expect(screen.getByText(/The address .* once you’re booked/)).toBeVisible();
  expect(link('Release these dates')).not.toBeNull();
});

test('a hold that ran out leads to the same dates again', () => {
  show(heldBookingOf({ status: 'expired' }));
  expect(link('Finish paying')).toBeNull();
  expect(link('See if they’re still open')).toHaveAttribute(
    'href',
    '/cabins/bear-hollow?check_in=2026-12-04&check_out=2026-12-07',
  );
});

test('what is over or cancelled cannot be cancelled', () => {
  show(bookingOf({ status: 'cancelled', ...CANCELLED, arrival: null, refunds: [refund()] }));
  expect(link(/^Cancel this/)).toBeNull();
  expect(screen.getByText(/We’ll refund \$1,000\.00/)).toBeVisible();
  expect(screen.queryByText('House rules')).toBeNull();
});

test('the thread shows what was sent, as text', () => {
  const messages = [
    {
      id: FORM,
      author: 'guest' as const,
      body: 'Crib?\n<img src=x>',
      sentAt: '2026-11-02T15:00:00Z',
    },
  ];
  show(bookingOf({ messages }));
  const thread = within(screen.getByRole('list', { name: 'Your messages' }));
  expect(thread.getByText(/<img src=x>/)).toBeVisible();
  expect(thread.getByText('Mon, Nov 2, 2026, 10:00 AM EST')).toBeVisible();
});

test.each<[FlashMessage, 'status' | 'alert', RegExp]>([
  ['sent', 'status', /write back/],
  ['cancelled', 'status', /Done/],
  ['limited', 'alert', /a few minutes/],
  ['invalid', 'alert', /wasn’t sent/],
  ['not_cancellable', 'alert', /can’t be canceled/],
])('%s is said aloud', (notice, role, words) => {
  show(bookingOf(), notice);
  const said = screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(said.join(' ')).toMatch(words);
});

const hiddenRefund = (container: HTMLElement) =>
  container.querySelector('input[name="expected_refund_cents"]')?.getAttribute('value');

test('the refund is stated before anything is cancelled, and sent along', () => {
  const { container } = render(<CancelPage booking={bookingOf()} problem={null} now={NOW} />);
  expect(screen.getByText('$1,000.00')).toBeVisible();
  expect(
    screen.getByText(/Free cancellation through Nov 19, 2026 \(until 11:59 PM Eastern time\)/),
  ).toBeVisible();
  const button = screen.getByRole('button', { name: 'Cancel and get $1,000.00 back' });
  expect(button.closest('form')).toHaveAttribute('action', `/api/stays/${TOKEN}/cancel`);
  // What destroys is not what leads.
  expect(button).toHaveClass('btn-secondary');
  expect(link('Keep my booking')).toHaveClass('btn-primary');
  expect(hiddenRefund(container)).toBe('100000');
  expectAskLine();
  expect(link('Keep my booking')).toHaveAttribute('href', `/stay/${TOKEN}`);
});

test('after the deadline it is nothing', () => {
  const later = new Date('2026-11-20T05:00:00Z');
  const { container } = render(<CancelPage booking={bookingOf()} problem={null} now={later} />);
  expect(screen.getByText('$0.00')).toBeVisible();
  expect(screen.getByText(/Free cancellation ended Nov 19, 2026/)).toBeVisible();
  expect(hiddenRefund(container)).toBe('0');
});

test('a refund that changed meanwhile is said', () => {
  render(<CancelPage booking={bookingOf()} problem="refund_changed" now={NOW} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/changed.*nothing was canceled/);
});

const BALANCE = {
  id: FORM,
  kind: 'balance',
  label: 'Balance',
  reason: '',
  amountCents: 70_000,
  status: 'open',
  paidAt: null,
  dueOn: calendarDate('2026-11-20'),
  attempts: 0,
  nextAttemptAt: '2026-11-20T14:00:00Z',
} as const;

test.each([
  [{}, 'We’ll charge it to the card you booked with on Nov 20, 2026.'],
  [
    { attempts: 1, nextAttemptAt: '2026-11-21T14:00:00Z' },
    'Your card was declined. Pay with any card, or we’ll try it again on Nov 21, 2026.',
  ],
  [
    { attempts: 4, nextAttemptAt: null },
    'Your card was declined, and we won’t try it again. Please pay with any card.',
  ],
])('a balance (%o) says when it is charged, and can be paid before', (changes, note) => {
  show(bookingOf({ depositCents: 30_000, balanceDays: 14, charges: [{ ...BALANCE, ...changes }] }));
  const toPay = within(screen.getByRole('region', { name: 'To pay' }));
  expect(toPay.getByText(new RegExp(note.replaceAll('.', '\\.')))).toBeVisible();
  expect(toPay.getByRole('button', { name: 'Pay $700.00' })).toBeEnabled();
});

test('a hold of the host asks for the deposit, and says when the rest is charged', () => {
  const held = heldBookingOf({
    madeBy: 'host',
    payments: [],
    depositCents: 30_000,
    balanceDays: 14,
  });
  show(held);
  expect(screen.getByRole('button', { name: 'Pay $300.00' })).toBeEnabled();
  const rest = formatMoney(held.quote.totalCents - 30_000);
  expect(
    screen.getByText(`We’ll charge the balance of ${rest} to the same card on Nov 20, 2026.`),
  ).toBeVisible();
});

const DAMAGE = { cents: 20_000, text: 'Back within two days of check-out.' };

/** Paid in full, $200 of it as damage deposit. */
function withDamage(changes: Partial<Booking> = {}): Booking {
  const booking = bookingOf();
  const line = { code: 'damage_deposit' as const, label: 'Refundable damage deposit' };
  const lines = [...booking.quote.lines, { ...line, amountCents: DAMAGE.cents }];
  return { ...booking, quote: { ...booking.quote, damageDeposit: DAMAGE, lines }, ...changes };
}

test('the damage deposit is a line with the host’s words, and held until the guest has left', () => {
  show(withDamage());
  expect(screen.getByText('Refundable damage deposit').parentElement).toHaveTextContent(
    DAMAGE.text,
  );
  expect(
    screen.getByText('We’re holding your $200.00 damage deposit until you’ve left.'),
  ).toBeVisible();
});

test('after the deadline a cancellation gives back the damage deposit alone', () => {
  const late = new Date('2026-12-01T15:10:00Z');
  show(withDamage(), null, late);
  expect(
    screen.getByText('Cancel now and you’ll get your $200.00 damage deposit back.'),
  ).toBeVisible();
  render(<CancelPage booking={withDamage()} problem={null} now={late} />);
  expect(screen.getByText(/but your damage deposit always comes back/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel and get $200.00 back' })).toBeVisible();
});

test('a returned deposit is told with its day, and what was kept with its reason', () => {
  const sentAt = '2026-12-08T15:00:00Z';
  const back = refund({ reason: 'damage_deposit', amountCents: 15_000, status: 'sent', sentAt });
  const damageReturn = { at: sentAt, keptCents: 5_000, reason: 'A broken lamp' };
  const after = new Date('2026-12-09T15:10:00Z');
  show(withDamage({ status: 'completed', refunds: [back], damageReturn }), null, after);
  expect(
    screen.getByText(/^We sent \$150\.00 of your damage deposit back .*December 8/),
  ).toBeVisible();
  expect(
    screen.getByText(/December 8.* we kept \$50\.00 of your damage deposit: A broken lamp/),
  ).toBeVisible();
  expect(screen.queryByText(/We’re holding/)).toBeNull();
});

test('a stay canceled too late says that only the damage deposit comes back', () => {
  const back = refund({ reason: 'damage_deposit', amountCents: 20_000 });
  show({
    ...withDamage(),
    ...CANCELLED,
    cancelledBy: 'guest',
    status: 'cancelled',
    refunds: [back],
  });
  expect(
    screen.getAllByText(/You’ll get your \$200\.00 damage deposit back\. .*no other refund/)[0],
  ).toBeVisible();
});
