import { render, screen, within } from '@testing-library/react';
import { ChangePage } from '@/components/guest-booking/change-page';
import { OpenChange } from '@/components/guest-booking/open-change';
import type { Booking, StayChange } from '@/lib/domain/bookings/booking';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import type { ComponentProps } from 'react';
import { bookingOf, TOKEN } from '../../lib/support/booking';
import { makeMovePreview } from '../../support/make-move-preview';

const NOW = new Date('2026-11-01T15:10:00Z');
const FORM = '11111111-1111-4111-8111-111111111111';
type Props = ComponentProps<typeof ChangePage>;
type Preview = Extract<Props['found'], { ok: true }>['preview'];

const WISH = {
  checkIn: calendarDate('2026-12-04'),
  checkOut: calendarDate('2026-12-08'),
  adults: 2,
  children: 1,
  pets: 0,
};
const previewOf = (changes: Partial<Preview> = {}): Preview => ({
  ...makeMovePreview(),
  permission: 'guest',
  ...changes,
});
const show = (changes: Partial<Props> = {}, booking = bookingOf()) =>
  render(
    <ChangePage
      booking={booking}
      cabin={null}
      wish={null}
      found={null}
      extraNights={[]}
      problem={null}
      formId={FORM}
      now={NOW}
      {...changes}
    />,
  );
const showPreview = (changes: Partial<Preview> = {}) =>
  show({ wish: WISH, found: { ok: true, preview: previewOf(changes) } });

test('the fields begin with the stay as booked, and ask the page’s own address', () => {
  show();
  expect(screen.getByLabelText('Check-in')).toHaveValue('2026-12-04');
  expect(screen.getByLabelText('Check-in')).toHaveAttribute('min', '2026-11-02');
  expect(screen.getByLabelText('Children')).toHaveValue(1);
  const form = screen.getByRole('button', { name: 'See the new price' }).closest('form');
  expect(form).toHaveAttribute('action', `/stay/${TOKEN}/change`);
  expect(form).not.toHaveAttribute('method', 'post');
  expect(screen.queryByRole('region', { name: 'Your new stay' })).toBeNull();
});

test('what the host doesn’t offer can’t be typed', () => {
  const changeRules = { dates: 'off', nights: 'off', party: 'guest', pets: 'off' } as const;
  show({}, bookingOf({ changeRules }));
  expect(screen.getByText('Check-out')).toBeVisible();
  expect(screen.queryByLabelText('Check-out')).toBeNull();
  const form = screen.getByRole('button', { name: 'See the new price' }).closest('form');
  expect(new FormData(form as HTMLFormElement).get('check_out')).toBe('2026-12-07');
  expect(screen.getByLabelText('Pets')).toHaveAttribute('readonly');
  expect(screen.getByLabelText('Adults')).not.toHaveAttribute('readonly');
});

test('a night more shows each line that changes, and agreeing carries what is shown', () => {
  showPreview();
  const stay = screen.getByRole('region', { name: 'Your new stay' });
  expect(stay).toHaveTextContent('Dec 4 – Dec 8, 2026 (4 nights), 2 adults, 1 child');
  expect(within(stay).getByText('Nights')).toBeVisible();
  expect(within(stay).queryByText('Cleaning')).toBeNull();
  expect(stay).toHaveTextContent('before $690.00 now $870.00');
  expect(stay).toHaveTextContent('You’ll pay $180.00 now.');
  const button = within(stay).getByRole('button', { name: 'Change my stay and pay $180.00' });
  const sent = Object.fromEntries(new FormData(button.closest('form') as HTMLFormElement));
  expect(sent).toEqual({
    id: FORM,
    check_in: '2026-12-04',
    check_out: '2026-12-08',
    adults: '2',
    children: '1',
    pets: '0',
    moves: '0',
    version: 'v1',
    due_cents: '18000',
    permission: 'guest',
  });
});

const CASES: [name: string, preview: Partial<Preview>, text: string, button: string | null][] = [
  [
    'a refund',
    { afterCents: 51_000 },
    'You’ll get $180.00 back.',
    'Change my stay and get $180.00 back',
  ],
  ['the same price', { afterCents: 69_000 }, 'There’s nothing more to pay.', 'Change my stay'],
  [
    'an unpaid balance',
    { balanceCents: 50_000 },
    'Your balance becomes $680.00. Nothing is charged now.',
    'Change my stay',
  ],
  [
    'an unpaid change',
    { openCents: 1000 },
    'You’ll pay $190.00 now. That includes $10.00 still unpaid from an earlier change.',
    'Change my stay and pay $190.00',
  ],
  [
    'a request',
    { permission: 'approval' },
    'If Mountain Mama agrees, you’ll get a link to pay $180.00.',
    'Ask Mountain Mama for this change',
  ],
  ['a lost promotion', { lost: ['promo'] }, 'Your promotion doesn’t apply to the new stay.', ''],
  ['what isn’t offered', { permission: 'off' }, 'This isn’t something you can change here.', null],
];
test.each(CASES)('%s says so', (_, preview, text, button) => {
  showPreview(preview);
  expect(screen.getByRole('region', { name: 'Your new stay' })).toHaveTextContent(text);
  if (button === null) expect(screen.queryByRole('button', { name: /my stay|Ask/ })).toBeNull();
  else if (button) expect(screen.getByRole('button', { name: button })).toBeVisible();
});

test('nights that are taken, and a change that was refused, are said in words', () => {
  const { unmount } = show({ wish: WISH, found: { ok: false, reason: 'night-unavailable' } });
  expect(screen.getByRole('alert')).toHaveTextContent('Some of these nights are already taken.');
  unmount();
  show({ wish: WISH, found: { ok: true, preview: previewOf() }, problem: 'price_changed' });
  expect(screen.getByRole('alert')).toHaveTextContent('The price just changed');
});

test('a refused change that can’t be had anymore shows why, and no price to check', () => {
  const found = { ok: false, reason: 'night-unavailable' } as const;
  show({ wish: WISH, found, problem: 'price_changed' });
  expect(screen.getByRole('alert')).toHaveTextContent('Some of these nights are already taken.');
  expect(screen.getByRole('alert')).not.toHaveTextContent('price');
});

test('a wish that can’t even be priced, as check-out before check-in, isn’t met with silence', () => {
  show({ wish: { ...WISH, checkOut: calendarDate('2026-12-02') }, found: null });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'That change isn’t possible here. Does check-out come after check-in?',
  );
});

test('open nights next to the stay are one tap away', () => {
  const night = (side: 'before' | 'after', day: string, differenceCents: number) => ({
    to: WISH,
    night: calendarDate(day),
    side,
    differenceCents,
    permission: 'guest' as const,
  });
  show({ extraNights: [night('before', '2026-12-03', 0), night('after', '2026-12-07', 18_000)] });
  expect(
    screen.getByRole('link', { name: 'Arrive Thursday instead at no extra cost' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Stay Monday too, +$180.00' })).toHaveAttribute(
    'href',
    `/stay/${TOKEN}/change?check_in=2026-12-04&check_out=2026-12-08&adults=2&children=1&pets=0`,
  );
});

const change = (changes: Partial<StayChange> = {}): StayChange => ({
  id: FORM,
  status: 'requested',
  ...WISH,
  totalCents: 87_000,
  chargeId: null,
  expiresAt: '2026-12-04T05:00:00Z',
  note: null,
  ...changes,
});
const showOpen = (changes: Partial<Booking>) => render(<OpenChange booking={bookingOf(changes)} />);

test('a request can be withdrawn, and a declined one shows the host’s words', () => {
  const { unmount } = showOpen({ change: change() });
  const asked = screen.getByRole('region', { name: 'You asked for a change' });
  expect(asked).toHaveTextContent('Without an answer by Friday, December 4, 2026');
  const withdraw = within(asked).getByRole('button', { name: /^Never mind/ });
  expect(Object.fromEntries(new FormData(withdraw.closest('form') as HTMLFormElement))).toEqual({
    withdraw: FORM,
  });
  unmount();
  showOpen({ change: change({ status: 'declined', note: 'Roofers' }) });
  const declined = screen.getByRole('region', { name: 'This change didn’t work out' });
  expect(declined).toHaveTextContent('Mountain Mama wrote: Roofers');
  expect(within(declined).queryByRole('button')).toBeNull();
});

test('a change on hold is paid here; none shows once the booking has ended', () => {
  const charge = {
    id: 'c1',
    kind: 'change' as const,
    label: 'Difference',
    reason: '',
    amountCents: 18_000,
    status: 'open' as const,
    paidAt: null,
    dueOn: null,
    attempts: 0,
    nextAttemptAt: null,
  };
  const held = change({
    status: 'awaiting_payment',
    chargeId: 'c1',
    expiresAt: '2026-11-01T15:25:00Z',
  });
  const { unmount } = showOpen({ change: held, charges: [charge] });
  const waiting = screen.getByRole('region', { name: 'Your change is on hold for you' });
  expect(waiting).toHaveTextContent('10:25 AM');
  expect(within(waiting).getByRole('button', { name: 'Pay $180.00' })).toBeVisible();
  unmount();
  showOpen({ change: held, charges: [charge], status: 'cancelled' });
  expect(screen.queryByRole('region')).toBeNull();
});
