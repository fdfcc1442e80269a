import { fireEvent, render, screen, within } from '@testing-library/react';
import { TaxesView } from '@/components/host/taxes-view';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import type { HostTaxes } from '@/lib/schemas/host/taxes';
import { TAX_RATES } from '../../support/tax-rates';

const TODAY = calendarDate('2026-11-27');
const lake = { place: 'lake town', label: 'Lake County', state: 600, local: 100, nights: 20 };
const RATES = [
  ...TAX_RATES,
  { ...lake, from: '2026-01-01', occupancy: 100 },
  { ...lake, from: '2026-06-01', occupancy: 250 },
  { ...lake, from: '2027-01-01', occupancy: 300 },
] as HostTaxes['rates'];
const TOWNS = [
  { name: 'Gatlinburg', cabins: 1 },
  { name: 'Knoxville', cabins: 2 },
];

const done = () => Promise.resolve({ ok: true as const, data: {} });
const save = jest.fn(done);
const remove = jest.fn(done);

beforeEach(() => {
  sessionStorage.clear();
  jest.clearAllMocks();
  const taxes = { rates: RATES, towns: TOWNS };
  render(<TaxesView taxes={taxes} today={TODAY} actions={{ save, remove }} />);
});

const card = (name: string) => within(screen.getByRole('region', { name }));
const type = (within_: ReturnType<typeof card>, label: string, value: string) =>
  fireEvent.change(within_.getByLabelText(label), { target: { value } });

test('each place has a card: what holds now, what comes, and what was', () => {
  const names = screen.getAllByRole('region').map((region) => region.querySelector('h2'));
  expect(names.map((name) => name?.textContent)).toEqual([
    ...['Gatlinburg', 'Lake Town', 'Pigeon Forge', 'Sevierville', 'Wears Valley'],
    ...['Every other place', 'A town with its own taxes'],
  ]);
  expect(card('Gatlinburg').getByText('1 cabin')).toBeVisible();
  expect(card('Every other place').getByText(/^For Knoxville\./)).toBeVisible();
  const lines = card('Lake Town').getAllByRole('listitem', { hidden: true });
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^Now: 9.5%State 6%, county 1%, lodging 2.5%.* 20 nights/),
    expect.stringMatching(/^From January 1, 2027: 10%/),
    expect.stringMatching(/^Until June 1, 2026: 8%/),
  ]);
});

test('a change begins with what holds, and is sent with its day', async () => {
  const place = card('Lake Town');
  fireEvent.click(place.getByRole('button', { name: 'Change from a day on' }));
  expect(place.getByLabelText('State tax, %')).toHaveValue('6');
  type(place, 'Lodging tax, %', '4.75');
  expect(place.getByText('Together 11.75% of nights and cleaning.')).toBeVisible();
  fireEvent.click(place.getByRole('button', { name: 'Save these taxes' }));
  expect(place.getByLabelText('First check-in day')).toHaveAccessibleDescription(
    /The first check-in day is empty/,
  );
  type(place, 'First check-in day', '2027-03-01');
  fireEvent.click(place.getByRole('button', { name: 'Save these taxes' }));
  expect(await place.findByText(/^Saved for stays that begin on March 1, 2027/)).toBeVisible();
  expect(save).toHaveBeenCalledWith({
    ...{ place: 'lake town', from: '2027-03-01', label: 'Lake County' },
    ...{ state: '6', local: '1', occupancy: '4.75', nights: '20' },
  });
});

test.each([
  ['State tax, %', '51', /state tax is too big/i],
  ['County tax, %', '-1', /county tax cannot be read/i],
  ['Lodging tax, %', '3.125', /lodging tax cannot be read/i],
])('%s of %s is refused beside its field', (label, value, text) => {
  const place = card('Lake Town');
  fireEvent.click(place.getByRole('button', { name: 'Change from a day on' }));
  type(place, 'First check-in day', '2027-03-01');
  type(place, label, value);
  fireEvent.click(place.getByRole('button', { name: 'Save these taxes' }));
  expect(place.getByLabelText(label)).toHaveAccessibleDescription(text);
  expect(save).not.toHaveBeenCalled();
});

test('a new town is called what it is, where no other name is typed', async () => {
  const place = card('A town with its own taxes');
  fireEvent.click(place.getByRole('button', { name: 'Add a town' }));
  type(place, 'Town', 'Knoxville');
  type(place, 'First check-in day', '2026-12-01');
  for (const tax of ['State', 'County', 'Lodging']) type(place, `${tax} tax, %`, '3');
  fireEvent.click(place.getByRole('button', { name: 'Save these taxes' }));
  await place.findByText(/^Saved/);
  expect(save).toHaveBeenCalledWith(
    expect.objectContaining({ place: 'Knoxville', label: 'Knoxville' }),
  );
});

test('only what is still to come can be removed, and is asked about first', async () => {
  expect(screen.getAllByRole('button', { name: 'Remove' })).toHaveLength(1);
  const place = card('Lake Town');
  fireEvent.click(place.getByRole('button', { name: 'Remove' }));
  fireEvent.click(place.getByRole('button', { name: 'Remove them' }));
  await place.findByRole('button', { name: 'Remove' });
  expect(remove).toHaveBeenCalledWith({ place: 'lake town', from: '2027-01-01' });
});
