import { render, screen } from '@testing-library/react';
import Layout from '@/app/booking/layout';
import PayLayout from '@/app/pay/layout';
import SuccessLayout from '@/app/payment-success/layout';
import { arePaymentsOff } from '@/lib/payments-off';

jest.mock('@/lib/payments-off', () => ({ arePaymentsOff: jest.fn() }));
const off = jest.mocked(arePaymentsOff);

test('a site that cannot take payments says so on every page of booking and payment', () => {
  expect([PayLayout, SuccessLayout]).toEqual([Layout, Layout]);
  off.mockReturnValue(true);
  const { unmount } = render(<Layout>Page</Layout>);
  expect(screen.getByRole('status')).toHaveTextContent(/cannot take payments yet/);
  expect(screen.getByText('Page')).toBeVisible();
  unmount();
  off.mockReturnValue(false);
  render(<Layout>Page</Layout>);
  expect(screen.queryByRole('status')).toBeNull();
});
