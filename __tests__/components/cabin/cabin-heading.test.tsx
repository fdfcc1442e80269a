import { act, render, screen } from '@testing-library/react';
import { CabinHeading } from '@/components/cabin/cabin-heading';
import { toPublicCabin } from '@/components/cabin/public-cabin';
import type { AskedStay } from '@/components/stay-picker/stay/asked-stay';
import { noteStayTotal } from '@/lib/browser/stay-total';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { makeCabin } from '../../support/make-cabin';

const cabin = toPublicCabin(makeCabin());
const stay = { checkIn: calendarDate('2026-12-04'), checkOut: calendarDate('2026-12-07') };
const party = { adults: 2, children: 0, pets: 0 };
const refused = {
  stay,
  party,
  reason: 'unavailable',
  isTaken: true,
  promoCode: null,
  openStays: [],
};
const asked: AskedStay = {
  stay,
  party,
  totalCents: null,
  freeThrough: null,
  refused,
  cancellation: null,
  price: null,
};

test('a stay that can’t be booked can’t be sent, until other dates are chosen', () => {
  render(<CabinHeading cabin={cabin} asked={asked} isDated />);
  const send = () => screen.queryByRole('button', { name: 'Send this stay' });
  expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
  expect(send()).not.toBeInTheDocument();
  act(() => noteStayTotal(cabin.slug, { stay, refused: null }));
  expect(send()).toBeVisible();
});
