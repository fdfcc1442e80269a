import { render, screen, within } from '@testing-library/react';
import BookingLayout from '@/app/(site)/booking/layout';
import PayLayout from '@/app/(site)/pay/layout';
import SuccessLayout from '@/app/(site)/payment-success/layout';
import { arePaymentsOff } from '@/lib/shop/payments-off';

jest.mock('@/lib/shop/payments-off', () => ({ arePaymentsOff: jest.fn() }));
const off = jest.mocked(arePaymentsOff);
const OFF = /can’t book online just yet/;

test.each([
  ['booking', BookingLayout],
  ['payment', PayLayout],
  ['what comes after it', SuccessLayout],
] as const)('a site that cannot take payments says so on every page of %s', (_, Layout) => {
  off.mockReturnValue(true);
  const { unmount } = render(<Layout>Page</Layout>);
  expect(screen.getByText(OFF)).toBeVisible();
  expect(screen.getByText('Page')).toBeVisible();
  unmount();
  off.mockReturnValue(false);
  render(<Layout>Page</Layout>);
  expect(screen.queryByText(OFF)).toBeNull();
});

test.each([
  ['booking', BookingLayout, ['1Your details', '2Payment', '3Confirmation'], 0],
  ['payment', PayLayout, ['Your details, done', '2Payment', '3Confirmation'], 1],
] as const)('%s is one of three named steps', (_, Layout, names, current) => {
  render(<Layout>Page</Layout>);
  const steps = within(screen.getByRole('list', { name: 'Steps of your booking' }));
  const items = steps.getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(names);
  const marked = items.map((item) => item.getAttribute('aria-current'));
  expect(marked.indexOf('step')).toBe(current);
  expect(marked.filter(Boolean)).toHaveLength(1);
});
