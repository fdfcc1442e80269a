import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChangeRequest, type ChangeNow } from '@/components/host/bookings/change-request';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import type { HostBooking } from '@/lib/schemas/host/bookings/bookings';
import { makeMovePreview } from '../../../support/make-move-preview';

const ID = '11111111-1111-4111-8111-111111111111';
const line = (code: string, amountCents: number) => ({ code, label: code, amountCents });

const found = {
  booking: { guestEmail: 'june@example.com', totalCents: 69_000 },
  quote: { lines: [line('Nights', 60_000), line('Cleaning', 9000)] },
  charges: [],
  leftCents: 69_000,
  leftOfPayments: [{ provider: 'stripe', method: null, cents: 69_000 }],
  emailsAreSent: true,
  change: {
    id: ID,
    checkIn: calendarDate('2026-12-04'),
    checkOut: calendarDate('2026-12-08'),
    adults: 2,
    children: 0,
    pets: 0,
    lines: [line('Nights', 78_000), line('Cleaning', 9000)],
    totalCents: 87_000,
    createdAt: '2026-11-01T15:00:00Z',
  },
} as unknown as HostBooking;

const PREVIEW = makeMovePreview({ lines: [], lost: ['promo'] });

function show(now: ChangeNow | null = null, canEdit = true) {
  const answer = jest
    .fn()
    .mockResolvedValue({ ok: true, data: { chargeCents: 18_000, refundCents: 0 } });
  render(<ChangeRequest found={found} now={now} canEdit={canEdit} answer={answer} />);
  return { answer, user: userEvent.setup() };
}

beforeEach(() => sessionStorage.clear());

test('the request shows its difference line by line and what approving does to the money', () => {
  show();
  const card = screen.getByRole('region', { name: 'The guest asks for a change' });
  expect(card).toHaveTextContent('Dec 4 – Dec 8, 2026, 4 nights');
  const nights = within(card).getByRole('row', { name: /^Nights/ });
  expect(nights).toHaveTextContent('+$180.00');
  expect(card).toHaveTextContent('The guest gets an email with the link to pay $180.00.');
  expect(within(card).queryByRole('alert')).toBeNull();
});

test.each([
  ['Approve', true, /^The stay has been changed\. .*\$180\.00\.$/],
  ['Decline', false, /^Declined\. The guest gets an email\.$/],
])('%s sends the note once', async (word, approves, done) => {
  const { user, answer } = show();
  await user.click(screen.getByRole('button', { name: word }));
  const form = screen.getByRole('form', { name: `${word} the change` });
  await user.type(within(form).getByRole('textbox', { name: /^Note to the guest/ }), 'See you!');
  await user.click(within(form).getByRole('button', { name: word }));
  const key: unknown = expect.stringMatching(/^[0-9a-f-]{36}$/);
  expect(answer).toHaveBeenCalledWith(ID, { approves, note: 'See you!', key });
  expect(await screen.findByText(done)).toBeVisible();
});

test('what changed since is said before she approves', () => {
  show({ ok: false, code: 'nights_taken' } as ChangeNow);
  expect(screen.getByRole('alert')).toHaveTextContent('Approving won’t work');
});

test('another price today is named', () => {
  show({ ok: true, data: { ...PREVIEW, afterCents: 91_000 } });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This stay costs $910.00 now, and the guest agreed to $870.00.',
  );
});

test('a member who may not change bookings only reads it', () => {
  show(null, false);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a change that opens free cancellation again, or loses a promotion, says so', () => {
  show({ ok: true, data: PREVIEW });
  const card = screen.getByRole('region', { name: 'The guest asks for a change' });
  expect(card).toHaveTextContent('Free cancellation through Nov 19');
  expect(card).toHaveTextContent('This booking’s promotion doesn’t apply to the new stay.');
  expect(card).toHaveTextContent('link to pay $180.00.');
});
