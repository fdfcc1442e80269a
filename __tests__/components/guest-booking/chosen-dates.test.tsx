import { screen } from '@testing-library/react';
import { ChosenDates } from '@/components/guest-booking/chosen-dates';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { CABIN } from '../stay-picker/support/cabin';
import { day, renderFresh, startPage } from '../stay-picker/support/screen';

const BOOKED = {
  checkIn: calendarDate('2026-12-04'),
  checkOut: calendarDate('2026-12-07'),
  adults: 2,
  children: 0,
  pets: 0,
};

const sent = () =>
  ['check_in', 'check_out'].map(
    (name) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value,
  );

beforeEach(() => {
  startPage('/stay/token/change');
});

function renderDates() {
  const { user } = renderFresh(
    <form>
      <ChosenDates cabin={CABIN} booked={BOOKED} wish={BOOKED} typed="Typed" />
    </form>,
  );
  return user;
}
const field = (name: RegExp) => screen.getByRole('button', { name });

test('“Check-out” changes the last day alone; a refused day changes nothing', async () => {
  const user = renderDates();
  expect(screen.queryByText('Typed')).toBeNull();
  expect(sent()).toEqual(['2026-12-04', '2026-12-07']);
  await user.click(field(/^Check-out/));
  await screen.findByRole('grid', { name: 'December 2026' });
  await user.click(day('Friday, December 11, 2026'));
  expect(screen.getByText('Date unavailable')).toBeInTheDocument();
  expect(sent()).toEqual(['2026-12-04', '2026-12-07']);
  await user.click(day('Tuesday, December 8, 2026'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field(/^Check-out Tue, Dec 8/)).toHaveFocus();
  expect(sent()).toEqual(['2026-12-04', '2026-12-08']);
});

test('“Check-in” begins a new stay, and Escape keeps the old one', async () => {
  const user = renderDates();
  await user.click(field(/^Check-in/));
  await screen.findByRole('grid', { name: 'December 2026' });
  await user.click(day('Saturday, December 5, 2026'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field(/^Check-in/)).toHaveFocus();
  expect(sent()).toEqual(['2026-12-04', '2026-12-07']);
  await user.click(field(/^Check-in/));
  await screen.findByRole('grid', { name: 'December 2026' });
  await user.click(day('Saturday, December 5, 2026'));
  await user.click(day('Tuesday, December 8, 2026'));
  expect(sent()).toEqual(['2026-12-05', '2026-12-08']);
});
