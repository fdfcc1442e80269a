import { render, screen, within } from '@testing-library/react';
import { makeResult, makeSummary } from '@/__tests__/support/make-cabin';
import { ItineraryPage } from '@/components/trip/itinerary-page';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import type { Itinerary } from '@/lib/domain/trip/itinerary';

const STAY = { checkIn: calendarDate('2026-12-04'), checkOut: calendarDate('2026-12-07') };
const URL_OF_PAGE = 'https://cabins.example/shared-itinerary/0123';

const itinerary = (changes: Partial<Itinerary> = {}): Itinerary => ({
  token: '0'.repeat(32),
  title: 'Cousins <b>in</b> the Smokies',
  stay: STAY,
  guests: 4,
  plan: null,
  dates: 'checked',
  votes: [],
  shortlist: [
    {
      result: makeResult({ cabin: makeSummary({ slug: 'pebble', title: 'Pebble' }) }),
      addedTotalCents: 120_000,
    },
    {
      result: makeResult({
        cabin: makeSummary({ slug: 'quiet-hour', title: 'Quiet Hour' }),
        stay: null,
        price: null,
      }),
      addedTotalCents: 90_000,
    },
  ],
  ...changes,
});

const cardOf = (name: string) =>
  within(screen.getByRole('link', { name }).closest('article') as HTMLElement);

test('a cabin says its total, the share of each, and that its price has changed', () => {
  render(<ItineraryPage itinerary={itinerary()} url={URL_OF_PAGE} mapStyleUrl="" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Cousins <b>in</b> the Smokies',
  );
  const card = cardOf('Pebble');
  expect(card.getByText('$1,234.00')).toBeVisible();
  expect(card.getByText('$308.50 each, split by 4 guests')).toBeVisible();
  expect(card.getByText('Price changed since you added it:').parentElement).toHaveTextContent(
    'Price changed since you added it: $1,200.00 then, $1,234.00 now.',
  );
  expect(card.getByRole('button', { name: /^Up: Pebble/ })).toBeEnabled();
  expect(cardOf('Quiet Hour').getByText(/Booked for your dates/)).toBeVisible();
});

test('a price that is as it was is not said to have changed', () => {
  const [pebble] = itinerary().shortlist;
  if (!pebble) throw new Error('No cabin');
  const shortlist = [{ ...pebble, addedTotalCents: 123_400 }];
  render(<ItineraryPage itinerary={itinerary({ shortlist })} url={URL_OF_PAGE} mapStyleUrl="" />);
  expect(screen.queryByText(/Price changed/)).not.toBeInTheDocument();
});

test('dates can be put into a calendar, and a plan without them says so', () => {
  const { rerender } = render(
    <ItineraryPage itinerary={itinerary()} url={URL_OF_PAGE} mapStyleUrl="" />,
  );
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    `/api/itineraries/${'0'.repeat(32)}/calendar`,
  );
  expect(screen.getByRole('link', { name: /Google Calendar/ })).toHaveAttribute(
    'href',
    expect.stringContaining('20261204%2F20261207'),
  );
  rerender(
    <ItineraryPage
      itinerary={itinerary({ stay: null, dates: 'none' })}
      url={URL_OF_PAGE}
      mapStyleUrl=""
    />,
  );
  expect(screen.getByText('4 guests, no dates yet')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument();
  expect(cardOf('Pebble').getByText('No dates yet, so no total.')).toBeVisible();
});

test('dates in the title stand in one piece and are not told twice', () => {
  const title = 'The Smokies, Dec 4 \u2013 Dec 7, 2026';
  render(<ItineraryPage itinerary={itinerary({ title })} url={URL_OF_PAGE} mapStyleUrl="" />);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(title);
  expect(within(heading).getByText('Dec 4 \u2013 Dec 7, 2026')).toBeVisible();
  expect(screen.getByText('4 guests')).toBeVisible();
});

test('each cabin has a way to it on these dates, and a plan without one a way to some', () => {
  const { unmount } = render(
    <ItineraryPage itinerary={itinerary()} url={URL_OF_PAGE} mapStyleUrl="" />,
  );
  expect(screen.getByRole('link', { name: 'See it on these dates Pebble' })).toHaveAttribute(
    'href',
    expect.stringContaining('/cabins/pebble?check_in=2026-12-04'),
  );
  unmount();
  render(
    <ItineraryPage itinerary={itinerary({ shortlist: [] })} url={URL_OF_PAGE} mapStyleUrl="" />,
  );
  expect(screen.getByRole('link', { name: 'See cabins for these dates' })).toHaveAttribute(
    'href',
    expect.stringContaining('/cabins?check_in=2026-12-04'),
  );
});
