import { fireEvent, render, screen } from '@testing-library/react';
import { CancelBooking } from '@/components/host/booking-actions';

beforeEach(() => sessionStorage.clear());

function ask(cancel: Parameters<typeof CancelBooking>[0]['cancel']) {
  render(<CancelBooking reference="MM-23456789" refundCents={12_300} cancel={cancel} />);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel this booking' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Reason' }), {
    target: { value: 'Storm damage' },
  });
  fireEvent.click(screen.getByRole('button', { name: /^Cancel and refund \$123/ }));
}

test('shows the refund before it cancels', async () => {
  const cancel = jest.fn(() =>
    Promise.resolve({ ok: true as const, data: { refundCents: 12_300 } }),
  );
  ask(cancel);
  expect(await screen.findByRole('status')).toHaveTextContent('$123');
  const input = { expectedRefundCents: 12_300, reason: 'Storm damage' };
  expect(cancel).toHaveBeenCalledWith('MM-23456789', input);
});

test('says when the refund is another by now, and keeps the reason', async () => {
  ask(() => Promise.resolve({ ok: false, code: 'refund_changed' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('another by now');
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Storm damage');
});
