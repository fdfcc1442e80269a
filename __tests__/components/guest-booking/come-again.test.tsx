import { render, screen } from '@testing-library/react';
import { ComeAgain } from '@/components/guest-booking/come-again';
import { calendarDate } from '@/lib/domain/values/calendar-date';

const OFFER = { code: 'BACK-0123456789', percentOff: 10, bookTo: calendarDate('2027-11-30') };

test('the code of a past stay is beside the review', () => {
  render(<ComeAgain booking={{ returnOffer: OFFER, reviewToken: 'a'.repeat(32) }} />);
  const part = screen.getByRole('region', { name: 'Come back and see us' });
  expect(part).toHaveTextContent('10% off the nights of your next stay');
  expect(part).toHaveTextContent('Book by Tuesday, November 30, 2027');
  expect(screen.getByText('BACK-0123456789')).toBeVisible();
  expect(screen.getByText(/only with the email address of this booking/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find your dates' })).toHaveAttribute('href', '/cabins');
  expect(screen.getByRole('link', { name: 'Review your stay' })).toHaveAttribute(
    'href',
    `/review/${'a'.repeat(32)}`,
  );
});

test('each shows without the other, and nothing without both', () => {
  const { rerender, container } = render(
    <ComeAgain booking={{ returnOffer: null, reviewToken: 'b'.repeat(32) }} />,
  );
  expect(screen.getByRole('region', { name: 'How was it?' })).toBeVisible();
  expect(screen.queryByText(/BACK/)).toBeNull();
  rerender(<ComeAgain booking={{ returnOffer: OFFER, reviewToken: null }} />);
  expect(screen.queryByRole('link', { name: 'Review your stay' })).toBeNull();
  rerender(<ComeAgain booking={{ returnOffer: null, reviewToken: null }} />);
  expect(container).toBeEmptyDOMElement();
});
