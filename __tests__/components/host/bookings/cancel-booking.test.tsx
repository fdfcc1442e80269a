import { act, fireEvent, render, screen } from '@testing-library/react';
import { CancelBooking } from '@/components/host/bookings/cancel-booking';

beforeEach(() => sessionStorage.clear());

type Cancel = Parameters<typeof CancelBooking>[0]['cancel'];
const cancels = (refundCents: number) =>
  jest.fn<ReturnType<Cancel>, Parameters<Cancel>>(() =>
    Promise.resolve({ ok: true, data: { refundCents } }),
  );

const KEY = expect.stringMatching(/^[\da-f-]{36}$/) as string;

type Left = Parameters<typeof CancelBooking>[0]['left'];

function ask(cancel: Cancel, policyCents: number | null = 0, left?: Left) {
  render(
    <CancelBooking
      reference="MM-23456789"
      refundCents={12_300}
      policyCents={policyCents}
      left={left}
      cancel={cancel}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Cancel this booking' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Reason' }), {
    target: { value: 'Storm damage' },
  });
}
const confirm = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('shows the refund before it cancels: everything', async () => {
  const cancel = cancels(12_300);
  ask(cancel);
  fireEvent.click(screen.getByRole('radio', { name: /^Everything/ }));
  confirm(/^Cancel and refund \$123/);
  expect(await screen.findByRole('status')).toHaveTextContent('$123');
  const input = { how: 'full', expectedRefundCents: 12_300, reason: 'Storm damage', key: KEY };
  expect(cancel).toHaveBeenCalledWith('MM-23456789', input);
});

test('by the guest’s terms, which are chosen first', async () => {
  const cancel = cancels(0);
  ask(cancel);
  expect(screen.getByRole('radio', { name: /guest’s terms: \$0\.00/ })).toBeChecked();
  confirm(/^Cancel and refund \$0\.00/);
  expect(await screen.findByRole('status')).toHaveTextContent('$0.00');
  expect(cancel.mock.calls[0]?.[1]).toMatchObject({ how: 'policy', expectedRefundCents: 0 });
});

test.each([
  ['50', 5_000],
  ['$1.5', 150],
  ['0', 0],
])('an amount: %s', async (typed, cents) => {
  const cancel = cancels(cents);
  ask(cancel);
  fireEvent.click(screen.getByRole('radio', { name: /Another amount/ }));
  const field = screen.getByRole('textbox', { name: 'Amount in dollars' });
  fireEvent.change(field, { target: { value: typed } });
  confirm(/^Cancel and refund/);
  await screen.findByRole('status');
  expect(cancel.mock.calls[0]?.[1]).toMatchObject({ how: 'amount', expectedRefundCents: cents });
});

test.each(['', '123.01', '-1', 'all', '1.234'])('no such amount: %s', (typed) => {
  const cancel = cancels(0);
  ask(cancel);
  fireEvent.click(screen.getByRole('radio', { name: /Another amount/ }));
  const field = screen.getByRole('textbox', { name: 'Amount in dollars' });
  fireEvent.change(field, { target: { value: typed } });
  expect(screen.getByRole('button', { name: /^Cancel and refund/ })).toBeDisabled();
});

test('once the stay has begun the guest’s terms are no choice', () => {
  ask(cancels(0), null);
  expect(screen.queryByRole('radio', { name: /guest’s terms/ })).toBeNull();
  expect(screen.getByRole('radio', { name: /Another amount/ })).toBeChecked();
  expect(screen.getByRole('button', { name: /^Cancel and refund/ })).toBeDisabled();
});

test('says when the refund is another by now, and keeps the reason', async () => {
  ask(() => Promise.resolve({ ok: false, code: 'refund_changed' }));
  fireEvent.click(screen.getByRole('radio', { name: /^Everything/ }));
  confirm(/^Cancel and refund \$123/);
  expect(await screen.findByRole('alert')).toHaveTextContent('The refund changed.');
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Storm damage');
});

const cash = { provider: 'offline', method: 'cash', cents: 12_300 };
const card = { provider: 'stripe', method: null, cents: 4_000 };

test.each([
  [
    [cash],
    'Cancel the booking',
    'Pay back $123.00 yourself: it was paid in cash.',
    'Canceled. Pay back',
  ],
  [
    [card, { ...cash, cents: 8_300 }],
    'Cancel and refund $40.00',
    'Pay back $83.00 yourself: it was paid in cash.',
    'Canceled. $40.00 goes back to the guest. Pay back $83.00',
  ],
])('says what the host gives back by hand: %j', async (left, button, told, done) => {
  ask(cancels(12_300), 12_300, left);
  expect(screen.getByText(told)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByRole('status')).toHaveTextContent(done);
});

test('a form that is opened again after a lost answer is sent under the same key', async () => {
  const keys: string[] = [];
  const cancel: Cancel = (_, { key }) => {
    keys.push(key);
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  ask(cancel);
  confirm(/^Cancel and refund/);
  expect(await screen.findByRole('alert')).toHaveTextContent('it won’t happen twice');
  fireEvent.click(screen.getByRole('button', { name: 'Keep the booking' }));
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: 'Cancel this booking' })),
  );
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Storm damage');
  confirm(/^Cancel and refund/);
  await screen.findByRole('alert');
  expect(keys).toEqual([keys[0], keys[0]]);
});
