import { render, screen } from '@testing-library/react';
import { PageError } from '@/components/host/shell/page-error';
import { ErrorNotice } from '@/components/layout/error-notice';

jest.mock('@/lib/browser/log', () => ({ logProblem: jest.fn() }));

test.each([
  ['/host/bookings/MM-23456789', 'check the booking MM-23456789', 'Back to MM-23456789'],
  ['/host/messages/MM-23456789', 'check the page', 'Reload the page'],
  ['/host/calendar', 'check the page', 'Reload the page'],
])('the error page of %s says only what is known, and leads back', (path, text, back) => {
  render(<PageError path={path} retry={jest.fn()} />);
  const page = screen.getByRole('alert');
  expect(page).toHaveTextContent('it may have gone through');
  expect(page).toHaveTextContent(text);
  expect(page).not.toHaveTextContent(/nothing was/i);
  expect(screen.getByRole('link', { name: back })).toHaveAttribute('href', path);
});

test('the error page of the shop does not deny a booking or a payment', () => {
  render(<ErrorNotice error={new Error('x')} retry={jest.fn()} />);
  expect(screen.getByRole('alert')).toHaveTextContent('it may have gone through');
  expect(screen.getByRole('alert')).not.toHaveTextContent(/nothing was/i);
});
