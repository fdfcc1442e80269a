import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StayMatrix } from '@/components/stay-picker/calendar/stay-matrix';
import { EMPTY_SELECTION } from '@/lib/domain/stays/selection';
import type { Stay } from '@/lib/domain/stays/stay';
import { addDays, calendarDate, nightsBetween } from '@/lib/domain/values/calendar-date';
import { formatMoney, formatWholeDollars } from '@/lib/copy/format';
import { CABIN } from '@/__tests__/components/stay-picker/support/cabin';
import { TODAY } from '@/__tests__/components/stay-picker/support/fake-server';
import { renderPicker, startPage } from '@/__tests__/components/stay-picker/support/screen';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const day = (index: number) => addDays(TODAY, index);

/** Open for some days from today on; the third is no day of departure. */
function calendarOf(days: number) {
  const dates = Array.from({ length: days }, (_, index) => day(index));
  const open = { available: true, priceCents: 20_000, minStay: 1, allowsCheckIn: true };
  return {
    today: TODAY,
    days: new Map(
      dates.map((date, index) => [date, { ...open, date, allowsCheckOut: index !== 3 }]),
    ),
  };
}

/** Every night more costs $100; arrivals of the 22nd are $10 cheaper. */
const totalCentsOf = ({ checkIn, checkOut }: Stay) =>
  nightsBetween(checkIn, checkOut) * 10_000 - (checkIn.endsWith('22') ? 1000 : 0);

function renderMatrix(days = 6) {
  const onChoose = jest.fn();
  const onBack = jest.fn();
  render(
    <StayMatrix
      calendar={calendarOf(days)}
      selection={EMPTY_SELECTION}
      from={TODAY}
      totalCentsOf={totalCentsOf}
      onChoose={onChoose}
      onBack={onBack}
    />,
  );
  return { user: userEvent.setup(), onChoose, onBack };
}

const table = () => screen.findByRole('grid', { name: 'Dates and prices' });
const rowTexts = () => screen.getAllByRole('row').map(({ textContent }) => textContent);
const offers = () => screen.getAllByRole('button').filter((button) => button.closest('td'));
const nameOf = (button: Element | null | undefined) => button?.getAttribute('aria-label');
const firstArrival = () => screen.getAllByRole('rowheader')[0];

test('a table with headers has every stay that can be sold, the least of each length marked', async () => {
  renderMatrix();
  expect(screen.getByRole('status')).toHaveTextContent('Adding up the totals…');
  await table();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Arrival',
    '2 nights',
    '3 nights',
    '4 nights',
    '5 nights',
    '6 nights',
    '7 nights',
  ]);
  const closed = '–not open';
  expect(rowTexts().slice(1)).toEqual([
    `Sat, Nov 21Saturday, November 21, 2026${closed}$300$400lowest${closed}${closed}${closed}`,
    `Sun, Nov 22Sunday, November 22, 2026$190lowest$290lowest${closed}${closed}${closed}${closed}`,
    `Mon, Nov 23Monday, November 23, 2026$200${closed}${closed}${closed}${closed}${closed}`,
  ]);
  expect(offers().map(nameOf).slice(0, 2)).toEqual([
    '$300 total, 3 nights, Sat, Nov 21 to Tue, Nov 24',
    '$400 total, 4 nights, Sat, Nov 21 to Wed, Nov 25, lowest',
  ]);
  expect(screen.getByRole('heading', { name: 'Dates and prices' })).toHaveFocus();
  expect(screen.queryByRole('status')).toBeNull();
});

test('one cell is a stop of the tab key, arrow keys move between stays, Enter chooses', async () => {
  const { user, onChoose } = renderMatrix();
  await table();
  const stops = offers().filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toHaveLength(1);
  act(() => stops[0]?.focus());
  await user.keyboard('{ArrowDown}{Home}');
  expect(nameOf(document.activeElement)).toMatch(/^\$190 total, 2 nights, Sun, Nov 22/);
  await user.keyboard('{ArrowRight}{ArrowLeft}{Enter}');
  expect(onChoose).toHaveBeenCalledWith({
    checkIn: calendarDate('2026-11-22'),
    checkOut: calendarDate('2026-11-24'),
  });
});

test('later and earlier arrivals, and back to the calendar', async () => {
  const { user, onBack } = renderMatrix(20);
  await table();
  const [later, earlier] = ['Later arrivals', 'Earlier arrivals'].map((name) =>
    screen.getByRole('button', { name }),
  );
  if (!later || !earlier) throw new Error('No buttons');
  expect(earlier).toHaveAttribute('aria-disabled', 'true');
  await user.click(later);
  await waitFor(() => expect(firstArrival()).toHaveTextContent('Tuesday, December 1, 2026'));
  expect(later).toHaveAttribute('aria-disabled', 'true');
  await user.click(earlier);
  await waitFor(() => expect(firstArrival()).toHaveTextContent('Saturday, November 21, 2026'));
  await user.click(screen.getByRole('button', { name: 'Back to the calendar' }));
  expect(onBack).toHaveBeenCalled();
});

test('a calendar without such a stay says that it is sold out', async () => {
  renderMatrix(0);
  expect(await screen.findByText(/^Sold out:/)).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('grid')).toBeNull();
});

test('in the picker: a tap chooses the stay, and total and address follow, as the server prices it', async () => {
  const server = startPage(`/cabins/${CABIN.slug}`);
  const { user } = await renderPicker();
  await user.click(screen.getByText('Compare dates and prices'));
  const matrix = await table();
  const offer = matrix.querySelector('[data-cell="4:1"] button');
  if (!offer) throw new Error('No offer');
  await user.click(offer);
  const dates = { check_in: calendarDate('2026-11-25'), check_out: calendarDate('2026-11-28') };
  const party = { adults: 2, children: 0, pets: 0 };
  const { total_cents: total } = server.quoteFor({ cabin_id: CABIN.id, ...dates, ...party });
  expect(nameOf(offer)).toContain(`${formatWholeDollars(total)} total`);
  expect(await screen.findByText(formatMoney(total))).toBeVisible();
  await waitFor(() => expect(window.location.search).toContain('check_in=2026-11-25'));
  expect(document.activeElement).toHaveAttribute('data-date', '2026-11-25');
  jest.useRealTimers();
});
