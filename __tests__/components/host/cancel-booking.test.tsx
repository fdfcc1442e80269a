import { fireEvent, render, screen } from '@testing-library/react';
import { CancelBooking } from '@/components/host/cancel-booking';

beforeEach(() => sessionStorage.clear());

type Cancel = Parameters<typeof CancelBooking>[0]['cancel'];
const cancels = (refundCents: number) =>
  jest.fn<ReturnType<Cancel>, Parameters<Cancel>>(() =>
    Promise.resolve({ ok: true, data: { refundCents } }),
  );

function ask(cancel: Cancel, policyCents: number | null = 0) {
  render(
    <CancelBooking
      reference="MM-23456789"
      refundCents={12_300}
      policyCents={policyCents}
      cancel={cancel}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Cancel this booking' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Reason' }), {
    target: { value: 'Storm damage' },
  });
}
const confirm = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('shows the refund before it cancels: everything, unless another choice is made', async () => {
  const cancel = cancels(12_300);
  ask(cancel);
  confirm(/^Cancel and refund \$123/);
  expect(await screen.findByRole('status')).toHaveTextContent('$123');
  const input = { how: 'full', expectedRefundCents: 12_300, reason: 'Storm damage' };
  expect(cancel).toHaveBeenCalledWith('MM-23456789', input);
});

test('by the guest’s terms', async () => {
  const cancel = cancels(0);
  ask(cancel);
  fireEvent.click(screen.getByRole('radio', { name: /guest’s terms: \$0\.00/ }));
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
});

test('says when the refund is another by now, and keeps the reason', async () => {
  ask(() => Promise.resolve({ ok: false, code: 'refund_changed' }));
  confirm(/^Cancel and refund \$123/);
  expect(await screen.findByRole('alert')).toHaveTextContent('another by now');
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Storm damage');
});
