import { act, fireEvent, render, screen } from '@testing-library/react';
import { BookingOutbox } from '@/components/host/bookings/booking-outbox';
import type { OutboxMessage } from '@/lib/schemas/host/bookings/bookings';

const message = (changes: Partial<OutboxMessage>): OutboxMessage => ({
  id: '0f0f0f0f-0000-4000-8000-000000000001',
  kind: 'arrival-reminder',
  channel: 'email',
  to: 'june@example.com',
  subject: 'Your arrival',
  status: 'queued',
  error: null,
  createdAt: '2026-11-01T15:00:00Z',
  sendAt: '2026-11-30T14:00:00Z',
  sentAt: null,
  text: 'Hello <b>June</b>,\nsee you.',
  canStop: false,
  ...changes,
});
const answer = () => jest.fn(() => Promise.resolve({ ok: true as const, data: null }));
const show = (changes: Partial<OutboxMessage>, actions = { resend: answer(), stop: answer() }) => {
  render(<BookingOutbox messages={[message(changes)]} hasEmail actions={actions} />);
  return actions;
};

test.each<[Partial<OutboxMessage>, string]>([
  [{}, 'goes out Nov 30, 9:00 AM'],
  [{ status: 'sent', sentAt: '2026-11-30T14:01:00Z' }, 'sent Nov 30, 9:01 AM'],
  [{ status: 'kept' }, 'not sent: email isn’t connected (written Nov 1, 10:00 AM)'],
  [{ status: 'kept', channel: 'text' }, 'texting isn’t connected'],
  [{ status: 'cancelled', error: 'stopped' }, 'stopped (written Nov 1, 10:00 AM)'],
  [{ status: 'cancelled', error: 'withdrawn' }, 'withdrawn (written Nov 1, 10:00 AM)'],
  [{ status: 'failed', error: 'no such mailbox' }, 'failed: no such mailbox'],
  [{ status: 'unknown' }, 'may not have arrived'],
])('an email is dated by when it leaves: %j', (changes, text) => {
  show(changes);
  expect(screen.getByText(/^To june@example\.com, /)).toHaveTextContent(text);
});

test('its words can be read, as text alone', () => {
  show({});
  fireEvent.click(screen.getByText('Your arrival'));
  expect(screen.getByText(/Hello <b>June<\/b>,/)).toBeInTheDocument();
});

test('one that waits can be stopped, one that left sent again', async () => {
  const { stop } = show({ canStop: true });
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: 'Stop: Your arrival' })),
  );
  expect(stop).toHaveBeenCalledWith(message({}).id);
  expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull();
});

test('one that is being sent can be neither', () => {
  show({});
  expect(screen.queryByRole('button')).toBeNull();
});

test('a booking without emails says so', () => {
  const actions = { resend: answer(), stop: answer() };
  const { rerender } = render(<BookingOutbox messages={[]} hasEmail actions={actions} />);
  expect(screen.getByText('None yet.')).toBeVisible();
  rerender(<BookingOutbox messages={[]} hasEmail={false} actions={actions} />);
  expect(screen.getByText('None: there’s no email address.')).toBeVisible();
});

test.each<[Partial<OutboxMessage>, boolean]>([
  [{ status: 'sent' }, true],
  [{ status: 'failed' }, true],
  [{ status: 'kept' }, true],
  [{ status: 'unknown' }, true],
  [{ status: 'cancelled', error: 'stopped' }, true],
  [{ status: 'cancelled', error: 'withdrawn' }, false],
  [{ status: 'cancelled', error: 'too_late' }, false],
  [{ status: 'cancelled', error: 'no_consent' }, false],
  [{ status: 'queued' }, false],
])('only what can be sent again offers it: %j', (changes, canSend) => {
  show(changes);
  expect(screen.queryByRole('button', { name: /^Send again/ }) !== null).toBe(canSend);
});

test.each([
  ['no_consent', 'withdrawn: this guest hasn’t agreed to texts'],
  ['no_us_mobile', 'withdrawn: not a US cell phone'],
  ['opted_out', 'withdrawn: opted out'],
])('a text that may not go says why: %s', (error, text) => {
  show({ channel: 'text', status: 'cancelled', error });
  expect(screen.getByText(/^To june@example\.com, /)).toHaveTextContent(text);
});
