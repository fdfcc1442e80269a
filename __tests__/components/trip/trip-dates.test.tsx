import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TripDates } from '@/components/trip/trip-dates';
import { calendarDate } from '@/lib/domain/values/calendar-date';

const TODAY = calendarDate('2027-03-10');

function Form({ checkIn = '', checkOut = '' }) {
  const [draft, setDraft] = useState({ checkIn, checkOut });
  return <TripDates form="plan" draft={draft} today={TODAY} onChange={setDraft} />;
}

const field = (name: RegExp) => screen.getByRole('button', { name });
const calendar = () => screen.queryByRole('dialog', { name: 'Choose your dates' });
const pick = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }));
};

test('both days are chosen in the site’s own calendar, which closes and gives the focus back', async () => {
  const { container } = render(<Form />);
  expect(container.querySelector('input')).toBeNull();
  await userEvent.click(field(/^Arrive: Add date$/));
  await pick(/^Friday, March 12, 2027/);
  expect(calendar()).toBeInTheDocument();
  await pick(/^Monday, March 15, 2027/);
  expect(calendar()).not.toBeInTheDocument();
  expect(field(/^Arrive: Fri, Mar 12$/)).toBeInTheDocument();
  expect(field(/^Leave: Mon, Mar 15$/)).toHaveFocus();
  // A weekday would break the date in two on a phone.
  expect(field(/^Leave/)).toHaveTextContent(/^Mar 15$/);
});

test('"Leave" asks for the last day alone', async () => {
  render(<Form checkIn="2027-03-12" checkOut="2027-03-15" />);
  await userEvent.click(field(/^Leave/));
  await pick(/^Tuesday, March 16, 2027/);
  expect(field(/^Arrive: Fri, Mar 12$/)).toBeInTheDocument();
  expect(field(/^Leave: Tue, Mar 16$/)).toBeInTheDocument();
});

test('Escape keeps the dates, and "Clear dates" removes both', async () => {
  render(<Form checkIn="2027-03-12" checkOut="2027-03-15" />);
  await userEvent.click(field(/^Leave/));
  await screen.findByRole('grid');
  await userEvent.keyboard('{Escape}');
  expect(calendar()).not.toBeInTheDocument();
  expect(field(/^Leave: Mon, Mar 15$/)).toHaveFocus();
  await userEvent.click(field(/^Arrive/));
  await userEvent.click(screen.getByRole('button', { name: 'Clear dates' }));
  expect(field(/^Arrive: Add date$/)).toBeInTheDocument();
  expect(field(/^Leave: Add date$/)).toBeInTheDocument();
});
