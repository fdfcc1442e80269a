import { fireEvent, render, screen } from '@testing-library/react';
import { RefundForm, type RefundAction } from '@/components/host/bookings/refund-form';

beforeEach(() => sessionStorage.clear());

function open(refund: RefundAction) {
  render(<RefundForm reference="MM-23456789" leftCents={12_300} refund={refund} />);
  fireEvent.click(screen.getByRole('button', { name: 'Partial refund' }));
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fill('Reason', 'No hot water');
  return fill;
}

test('gives back what is typed, of the kind that is chosen, with the sum that was seen', async () => {
  const refund = jest.fn<ReturnType<RefundAction>, Parameters<RefundAction>>(() =>
    Promise.resolve({ ok: true, data: { refundCents: 2_500, leftCents: 9_800 } }),
  );
  const fill = open(refund);
  expect(screen.getByRole('button', { name: 'Refund' })).toBeDisabled();
  fill('Amount in dollars', '25');
  fill('Kind', 'goodwill');
  fireEvent.click(screen.getByRole('button', { name: 'Refund $25.00' }));
  expect(await screen.findByRole('status')).toHaveTextContent('$25.00 goes back. $98.00 is left.');
  expect(refund).toHaveBeenCalledWith('MM-23456789', {
    amountCents: 2_500,
    kind: 'goodwill',
    reason: 'No hot water',
    expectedLeftCents: 12_300,
    key: expect.stringMatching(/^[\da-f-]{36}$/) as string,
  });
});

test('more than is left is refused before it is sent', () => {
  const fill = open(jest.fn());
  fill('Amount in dollars', '123.01');
  expect(screen.getByRole('alert')).toHaveTextContent('to $123.00');
  expect(screen.getByRole('button', { name: 'Refund' })).toBeDisabled();
});

test('a refund of what was paid by check is given back by hand', async () => {
  const refund: RefundAction = () =>
    Promise.resolve({ ok: true, data: { refundCents: 2_500, leftCents: 9_800 } });
  const left = [{ provider: 'offline', method: 'check', cents: 12_300 }];
  render(<RefundForm reference="MM-23456789" leftCents={12_300} left={left} refund={refund} />);
  fireEvent.click(screen.getByRole('button', { name: 'Partial refund' }));
  fireEvent.change(screen.getByLabelText('Amount in dollars'), { target: { value: '25' } });
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Cold' } });
  fireEvent.click(screen.getByRole('button', { name: 'Note the refund' }));
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Pay back $25.00 yourself: it was paid by check. $98.00 is left.',
  );
});
