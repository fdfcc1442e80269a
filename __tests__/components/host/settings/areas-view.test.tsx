import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { AreasView } from '@/components/host/settings/areas-view';
import type { HostArea } from '@/lib/schemas/host/settings/areas';

const areaOf = (city: string, cabins: number): HostArea => ({
  slug: city.toLowerCase().replace(' ', '-'),
  city,
  line: `About ${city}.`,
  cabins,
  latitude: 46.38,
  longitude: -94.28,
});
const LOON = areaOf('Loon Lake', 3);
const AREAS = [LOON, areaOf('Pine Bay', 0), areaOf('Duck Cove', 1)];
const SLUGS = ['loon-lake', 'pine-bay', 'duck-cove'];

const done = () => Promise.resolve({ ok: true as const, data: {} });
const actions = { addArea: jest.fn(done), saveArea: jest.fn(done), orderAreas: jest.fn(done) };
const inUse = () =>
  Promise.resolve({ ok: false as const, code: 'area_in_use' as const, detail: { cabins: 3 } });
const remove = jest.fn(inUse);

beforeEach(() => {
  sessionStorage.clear();
  jest.clearAllMocks();
  render(<AreasView areas={AREAS} actions={{ ...actions, removeArea: remove }} />);
});

const card = (name: string) => within(screen.getByRole('region', { name }));
const click = (of: ReturnType<typeof card>, name: string) =>
  fireEvent.click(of.getByRole('button', { name }));
const type = (of: ReturnType<typeof card>, label: string, value: string) =>
  fireEvent.change(of.getByLabelText(label), { target: { value } });

test('each area has a card, in their order', () => {
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'Loon Lake',
    'Pine Bay',
    'Duck Cove',
    'New area',
  ]);
  expect(card('Duck Cove').getByText(/^1 cabin, at/)).toBeVisible();
  expect(card('Loon Lake').getByText('About Loon Lake.')).toBeVisible();
});

test('a new one has an address of its name, and its place from what is pasted', async () => {
  const form = card('New area');
  click(form, 'Add an area');
  type(form, 'Name', 'Île aux Hérons');
  expect(form.getByLabelText('Page address')).toHaveAccessibleDescription(/ile-aux-herons/);
  click(form, 'Add it');
  expect(form.getByLabelText('Its center on the map')).toHaveAccessibleDescription(
    /The place is empty/,
  );
  type(form, 'Its center on the map', 'https://www.google.com/maps/@46.2,-94.1,12z');
  click(form, 'Add it');
  expect(await form.findByText('Île aux Hérons is saved and on the site.')).toBeVisible();
  expect(actions.addArea).toHaveBeenCalledWith({
    city: 'Île aux Hérons',
    slug: 'ile-aux-herons',
    line: '',
    place: 'https://www.google.com/maps/@46.2,-94.1,12z',
  });
});

test('another name keeps the address, and is sent with what was seen', async () => {
  const form = card('Loon Lake');
  click(form, 'Change Loon Lake');
  expect(form.queryByLabelText('Page address')).toBeNull();
  type(form, 'Name', 'Great Loon Lake');
  click(form, 'Save it');
  expect(await form.findByText(/^Great Loon Lake is saved/)).toBeVisible();
  const { cabins: _, ...seen } = LOON;
  expect(actions.saveArea).toHaveBeenCalledWith(
    {
      city: 'Great Loon Lake',
      slug: 'loon-lake',
      line: 'About Loon Lake.',
      place: '46.38, -94.28',
    },
    seen,
  );
});

test.each([
  ['Pine Bay', 'up', ['pine-bay', 'loon-lake', 'duck-cove']],
  ['Pine Bay', 'down', ['loon-lake', 'duck-cove', 'pine-bay']],
])('%s is moved %s', async (name, way, order) => {
  await act(async () => click(card(name), `Move ${name} ${way}`));
  expect(actions.orderAreas).toHaveBeenCalledWith(order, SLUGS);
});

test('the first one moves no further up, the last one no further down', () => {
  expect(card('Loon Lake').queryByRole('button', { name: /up$/ })).toBeNull();
  expect(card('Duck Cove').queryByRole('button', { name: /down$/ })).toBeNull();
});

test('one with cabins is not removed, and says how many they are', async () => {
  const loon = card('Loon Lake');
  click(loon, 'Remove Loon Lake');
  click(loon, 'Remove it');
  expect(await loon.findByRole('alert')).toHaveTextContent(
    /^3 cabins are in this area, archived ones counted\. Give them another one first\.$/,
  );
  expect(remove).toHaveBeenCalledWith('loon-lake');
});
