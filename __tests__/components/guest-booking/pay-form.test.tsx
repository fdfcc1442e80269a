import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PayForm } from '@/components/guest-booking/pay-form';
import { openPaymentPage } from '@/lib/browser/api/guest-booking-api';

jest.mock('@/lib/browser/api/guest-booking-api', () => ({ openPaymentPage: jest.fn() }));
const open = jest.mocked(openPaymentPage);

const show = (asksTerms: boolean, chargeId: string | null = null) =>
  render(
    <PayForm
      action="/api/stays/x/pay"
      chargeId={chargeId}
      asksTerms={asksTerms}
      label="Pay $45.00"
    />,
  );

test('the terms are asked for and sent', async () => {
  open.mockResolvedValue('terms_needed');
  show(true);
  await userEvent.click(screen.getByLabelText(/I agree to the/));
  await userEvent.click(screen.getByRole('button', { name: 'Pay $45.00' }));
  expect(open).toHaveBeenCalledWith('/api/stays/x/pay', { charge: null, terms: true });
});

test('a charge asks for no terms, and a refusal is told while the button stays', async () => {
  open.mockResolvedValue('not_payable');
  show(false, 'wood');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Pay $45.00' }));
  expect(open).toHaveBeenCalledWith('/api/stays/x/pay', { charge: 'wood', terms: false });
  expect(screen.getByRole('alert').textContent).toBe('There’s nothing left to pay here.');
});
