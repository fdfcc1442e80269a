import { render, screen, within } from '@testing-library/react';
import { OpenNights } from '@/components/cabin-list/open-nights';
import type { OpenGap } from '@/lib/domain/search/open-nights';
import { addDays, calendarDate } from '@/lib/domain/values/calendar-date';
import { makeSummary } from '../../support/make-cabin';

const TODAY = calendarDate('2026-11-30');

const gap = (days: number, nights: number, changes: Partial<OpenGap> = {}): OpenGap => ({
  cabin: makeSummary(),
  stay: { checkIn: addDays(TODAY, days), checkOut: addDays(TODAY, days + nights) },
  price: { totalCents: 41_260, originalTotalCents: 41_260 },
  usualMinStay: null,
  ...changes,
});

const show = (gaps: OpenGap[], isCut = false) =>
  render(<OpenNights gaps={gaps} guests={2} today={TODAY} isCut={isCut} />);

test('each gap is a link to its dates, with its total, in the first window it fits', () => {
  show([gap(4, 2), gap(45, 1), gap(88, 3)]);
  const lists = ['In the next 30 days', 'In 31 to 60 days', 'In 61 to 90 days'].map((name) =>
    screen.getByRole('region', { name }),
  );
  const links = lists.map((list) => within(list).getByRole('link'));
  expect(links[0]).toHaveAttribute(
    'href',
    '/cabins/laurel-lantern?check_in=2026-12-04&check_out=2026-12-06',
  );
  expect(links[0]).toHaveAccessibleName(
    'Fri, Dec 4 – Sun, Dec 6 Laurel Lantern, Gatlinburg $413 total for 2 nights',
  );
  expect(links[1]).toHaveTextContent('$413 total for 1 night');
  expect(screen.getByText(/total for 2 guests, fees and taxes included/)).toBeVisible();
  expect(screen.queryByText(/There are more/)).toBeNull();
});

test('a shorter minimum says why', () => {
  show([gap(4, 2, { usualMinStay: 3 }), gap(9, 1, { usualMinStay: 2 })]);
  expect(screen.getByText(/^Usually 3 nights or more\. These fit between two stays/)).toBeVisible();
  expect(screen.getByText(/^Usually 2 nights or more\. This night fits/)).toBeVisible();
});

test('a promotion strikes through the price before it', () => {
  const { price } = gap(4, 2);
  show([gap(4, 2, { price: { ...price, originalTotalCents: 50_000 } })]);
  expect(screen.getByText('$500').tagName).toBe('S');
});

test('without gaps the page says so and leads to all cabins', () => {
  show([]);
  expect(
    screen.getByRole('heading', { name: 'No open nights between stays right now' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all cabins' })).toHaveAttribute('href', '/cabins');
});

test('a list that was cut leads to a search', () => {
  show([gap(4, 2)], true);
  expect(screen.getByText(/There are more/)).toBeVisible();
});
