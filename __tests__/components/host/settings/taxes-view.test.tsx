import { fireEvent, render, screen, within } from '@testing-library/react';
import { TaxesView } from '@/components/host/settings/taxes-view';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import type { HostTaxes } from '@/lib/schemas/host/settings/taxes';
import { TAX_RATES, taxLines } from '@/__tests__/support/tax-rates';

const TODAY = calendarDate('2026-11-27');
const lake = (from: string, occupancy: number) => ({
  place: 'lake town',
  from,
  label: 'Lake County',
  lines: taxLines(600, 100, occupancy, 20),
});
const RATES = [
  ...TAX_RATES,
  lake('2026-01-01', 100),
  lake('2026-06-01', 250),
  lake('2027-01-01', 300),
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
  const taxes = { rates: RATES, towns: TOWNS, inUse: ['gatlinburg', '*'] };
  render(
    <TaxesView
      taxes={taxes}
      today={TODAY}
      actions={{ saveTaxRate: save, removeTaxRate: remove }}
    />,
  );
});

const card = (name: string) => within(screen.getByRole('region', { name }));
const type = (within_: ReturnType<typeof card>, label: string, value: string) =>
  fireEvent.change(within_.getByLabelText(label), { target: { value } });

test('each place has a card: what holds now, what comes, and what was', () => {
  const names = screen.getAllByRole('region').map((region) => region.querySelector('h2'));
  expect(names.map((name) => name?.textContent)).toEqual([
    'Gatlinburg',
    'Lake Town',
    'Pigeon Forge',
    'Sevierville',
    'Wears Valley',
    'Every other place',
    'Add a town',
  ]);
  expect(card('Gatlinburg').getByText('1 cabin')).toBeVisible();
  expect(card('Every other place').getByText(/^For Knoxville\./)).toBeVisible();
  const lines = card('Lake Town').getAllByRole('listitem', { hidden: true });
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringMatching(
      /^Now: 9.5%State sales tax 6%, County\/local tax 1%, Occupancy tax \(Lake County\) 2.5%.* 20 nights/,
    ),
    expect.stringMatching(/^From January 1, 2027: 10%/),
    expect.stringMatching(/^Until June 1, 2026: 8%/),
  ]);
});

const taxOf = (place: ReturnType<typeof card>, name: string) =>
  within(place.getByRole('group', { name }));

const occupancyOf = (place: ReturnType<typeof card>) =>
  taxOf(place, 'Occupancy tax ({place})').getByLabelText('Percent');

test('a change begins with the taxes in force on its day, a coming raise included', () => {
  const place = card('Lake Town');
  fireEvent.click(place.getByRole('button', { name: 'Change' }));
  expect(occupancyOf(place)).toHaveValue('3');
  type(place, 'First check-in day', '2026-12-01');
  expect(occupancyOf(place)).toHaveValue('2.5');
  type(place, 'First check-in day', '2027-03-01');
  expect(occupancyOf(place)).toHaveValue('3');
});

test('another day keeps what is typed already', () => {
  const place = card('Lake Town');
  fireEvent.click(place.getByRole('button', { name: 'Change' }));
  fireEvent.change(occupancyOf(place), { target: { value: '4.75' } });
  type(place, 'First check-in day', '2026-12-01');
  expect(occupancyOf(place)).toHaveValue('4.75');
});

test('a change is sent with its day', async () => {
  const place = card('Lake Town');
  fireEvent.click(place.getByRole('button', { name: 'Change' }));
  expect(taxOf(place, 'State sales tax').getByLabelText('Percent')).toHaveValue('6');
  type(taxOf(place, 'Occupancy tax ({place})'), 'Percent', '4.75');
  expect(place.getByText('Total: 11.75%.')).toBeVisible();
  fireEvent.click(place.getByRole('button', { name: 'Save these taxes' }));
  expect(place.getByLabelText('First check-in day')).toHaveAccessibleDescription(
    /The first check-in day is empty/,
  );
  type(place, 'First check-in day', '2027-03-01');
  fireEvent.click(place.getByRole('button', { name: 'Save these taxes' }));
  expect(await place.findByText(/^Saved for stays that begin on March 1, 2027/)).toBeVisible();
  const line = (code: string, taxName: string, amount: string, maxNights = '') => ({
    code,
    taxName,
    kind: 'percent',
    amount,
    maxNights,
  });
  expect(save).toHaveBeenCalledWith({
    place: 'lake town',
    from: '2027-03-01',
    label: 'Lake County',
    lines: [
      line('state_tax', 'State sales tax', '6'),
      line('local_tax', 'County/local tax', '1'),
      line('occupancy_tax', 'Occupancy tax ({place})', '4.75', '20'),
    ],
  });
});

test('taxes can be renamed, removed and added, in percent or dollars a night', async () => {
  const place = card('Lake Town');
  fireEvent.click(place.getByRole('button', { name: 'Change' }));
  type(place, 'First check-in day', '2027-03-01');
  type(taxOf(place, 'State sales tax'), 'Its name on the quote', 'Michigan use tax');
  fireEvent.click(place.getByRole('button', { name: 'Remove “County/local tax”' }));
  fireEvent.click(place.getByRole('button', { name: 'Add a tax' }));
  const added = taxOf(place, 'A new tax');
  fireEvent.change(added.getByLabelText('Charged as'), { target: { value: 'dollars' } });
  type(added, 'Dollars per night', '3.50');
  type(added, 'Its name on the quote', 'Bed levy');
  expect(place.getByText('Total: 9% and $3.50 a night.')).toBeVisible();
  fireEvent.click(place.getByRole('button', { name: 'Save these taxes' }));
  await place.findByText(/^Saved/);
  const [[sent] = []] = save.mock.calls as unknown as [{ lines: { taxName: string }[] }][];
  expect(sent?.lines.map(({ taxName }) => taxName)).toEqual([
    'Michigan use tax',
    'Occupancy tax ({place})',
    'Bed levy',
  ]);
  expect(sent?.lines.at(-1)).toEqual({
    code: '',
    taxName: 'Bed levy',
    kind: 'dollars',
    amount: '3.50',
    maxNights: '',
  });
});

test.each([
  ['Percent', '51', /amount is too big/i],
  ['Percent', '-1', /amount can’t be read/i],
  ['Percent', '3.125', /amount can’t be read/i],
  ['Percent', '', /amount is empty/i],
  ['Its name on the quote', ' ', /tax name is empty/i],
  ['Longest stay (nights)', '366', /longest stay is too big/i],
])('%s of %p is refused beside its field', (label, value, text) => {
  const place = card('Lake Town');
  fireEvent.click(place.getByRole('button', { name: 'Change' }));
  type(place, 'First check-in day', '2027-03-01');
  const tax = taxOf(place, 'State sales tax');
  const field = tax.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.click(place.getByRole('button', { name: 'Save these taxes' }));
  expect(field).toHaveAccessibleDescription(text);
  expect(save).not.toHaveBeenCalled();
});

test('a new town is called what it is, where no other name is typed', async () => {
  const place = card('Add a town');
  fireEvent.click(place.getByRole('button', { name: 'Add a town' }));
  type(place, 'Town', 'Knoxville');
  type(place, 'First check-in day', '2026-12-01');
  type(place, 'Its name on the quote', 'Sales tax');
  type(place, 'Percent', '3');
  fireEvent.click(place.getByRole('button', { name: 'Save these taxes' }));
  await place.findByText(/^Saved/);
  expect(save).toHaveBeenCalledWith(
    expect.objectContaining({ place: 'Knoxville', label: 'Knoxville' }),
  );
});

test('all taxes of a place that no cabin needs can be removed at once', async () => {
  expect(card('Gatlinburg').queryByRole('button', { name: 'Remove Gatlinburg' })).toBeNull();
  const place = card('Sevierville');
  fireEvent.click(place.getByRole('button', { name: 'Remove Sevierville' }));
  fireEvent.click(place.getByRole('button', { name: 'Remove them all' }));
  await place.findByRole('button', { name: 'Remove Sevierville' });
  expect(remove).toHaveBeenCalledWith({ place: 'sevierville', from: null });
});

test('only what is still to come can be removed, and is asked about first', async () => {
  expect(screen.getAllByRole('button', { name: 'Remove' })).toHaveLength(1);
  const place = card('Lake Town');
  fireEvent.click(place.getByRole('button', { name: 'Remove' }));
  fireEvent.click(place.getByRole('button', { name: 'Remove them' }));
  await place.findByRole('button', { name: 'Remove' });
  expect(remove).toHaveBeenCalledWith({ place: 'lake town', from: '2027-01-01' });
});
