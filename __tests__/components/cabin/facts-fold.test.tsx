import { render, screen, waitFor, within } from '@testing-library/react';
import { FactsFold } from '@/components/cabin/facts-fold';
import { FactsPage } from '@/components/cabin/facts-page';
import { amenitiesHeading, toCabinFacts } from '@/lib/shop/cabin-facts';
import { cabinFactsJsonPath } from '@/lib/http/paths';
import { listMountainFacts, type MountainFact } from '@/lib/domain/catalog/mountain-facts';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { makeCabin } from '../../support/make-cabin';

const date = calendarDate('2026-10-01');
const bears: MountainFact = { topic: 'bears', text: 'Seen often.', source: 'The host', date };
const road: MountainFact = { topic: 'road', text: 'Paved.', source: 'The county', date };
const cabin = makeCabin({
  moreAmenities: [{ name: 'Kitchen', labels: ['Oven', 'Toaster'] }],
  missingAmenities: ['Elevator'],
  mountainFacts: listMountainFacts([bears, road]),
});

function answer(response: () => Promise<Response>) {
  const fetched = jest.fn(response);
  window.fetch = fetched;
  return fetched;
}

const answered = () =>
  Promise.resolve({ ok: true, json: () => Promise.resolve(toCabinFacts(cabin)) } as Response);

function open(slug: string, part: 'house' | 'mountain') {
  render(<FactsFold slug={slug} part={part} label="More" />);
  const fold = screen.getByRole('group');
  expect(fold).not.toHaveAttribute('open');
  fold.setAttribute('open', '');
  fold.dispatchEvent(new Event('toggle'));
}

test('nothing is loaded until it is opened; then amenities are grouped, with those the cabin lacks', async () => {
  const fetched = answer(answered);
  render(<FactsFold slug="a" part="house" label="More" />);
  expect(screen.getByRole('link', { hidden: true })).toHaveAttribute('href', '/cabins/a/facts');
  expect(fetched).not.toHaveBeenCalled();
  screen.getByRole('group').setAttribute('open', '');
  screen.getByRole('group').dispatchEvent(new Event('toggle'));
  expect(await screen.findByText('Oven, Toaster')).toBeVisible();
  expect(screen.getByText('Not included').nextSibling).toHaveTextContent('Elevator');
  expect(fetched.mock.calls[0]?.[0 as never]).toBe(cabinFactsJsonPath('a'));
});

test('each fact of the mountain has who says so and since when, in the order of the topics', async () => {
  answer(answered);
  open('b', 'mountain');
  await screen.findByText('Paved.');
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'The road',
    'Bears',
  ]);
  expect(screen.getByText('The county, October 1, 2026')).toBeVisible();
});

test('what cannot be loaded says so, with the page that has it', async () => {
  answer(() => Promise.reject(new TypeError('offline')));
  open('c', 'house');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('This didn’t load.');
  expect(within(alert).getByRole('link')).toHaveAttribute('href', '/cabins/c/facts');
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

test('the page has both, and no part that the host has not told', () => {
  const { rerender } = render(<FactsPage cabin={cabin} />);
  expect(screen.getByText('Oven, Toaster')).toBeVisible();
  expect(screen.getByText('Seen often.')).toBeVisible();
  rerender(<FactsPage cabin={makeCabin()} />);
  expect(screen.queryByRole('term')).toBeNull();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});

test('the heading counts what there is', () => {
  expect(amenitiesHeading(cabin)).toBe('All 4 amenities, and what we don’t have');
  expect(amenitiesHeading({ ...cabin, missingAmenities: [] })).toBe('All 4 amenities');
});
