import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { TaxRate } from '../../lib/domain/pricing/tax-rate.ts';
import type { AvailabilityAnswer } from '../../lib/schemas/availability.ts';
import type { HostTaxes } from '../../lib/schemas/host/settings/taxes.ts';
import { anon, callFunction, database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { day } from './support/clock.ts';
import { askQuote, bookStay, quoteBody } from './support/requests.ts';
import { call, refusal, signInAs, type Signed } from './support/staff.ts';
import { TAX_RATES } from './support/tax-rates.ts';
import { TAX_RATES as FIXTURE, taxLines } from '../../__tests__/support/tax-rates.ts';

const manager = await signInAs('manager');

const newTown = () => `cove ${randomUUID().slice(0, 8)}`;
const RATES = { label: 'Cove County', lines: taxLines(600, 100, 400, 20) };
const save = (rate: object, who: Signed = manager) =>
  call(who, 'host_save_tax_rate', { p_rate: rate });
const refused = (change: object) =>
  refusal(manager, 'host_save_tax_rate', {
    p_rate: { place: newTown(), from: day(3), ...RATES, ...change },
  });
const ratesOf = async (place: string) =>
  (await call<HostTaxes>(manager, 'host_tax_rates')).rates.filter((rate) => rate.place === place);

test('a new database has the example shop’s taxes', () => {
  assert.deepEqual(TAX_RATES, FIXTURE);
});

test('a rate holds from its day on: in the calendar, the quote and the list', async () => {
  const place = newTown();
  const city = place.toUpperCase();
  const cabin = await createCabin({ city });
  await save({ place: ` ${city} `, from: day(10), ...RATES });
  const quote = async (from: number) =>
    (await askQuote(quoteBody(cabin.id, stayOf(from, from + 2)))).quote;
  const [before, after] = [await quote(8), await quote(10)];
  assert.equal(before.tax.city, `${city}, at Gatlinburg rates`);
  assert.equal(before.tax.total_rate, 12.75);
  assert.deepEqual([after.tax.city, after.tax.total_rate], ['Cove County', 11]);
  const shown = (await (
    await callFunction('cabin-availability', { query: `?cabin_id=${cabin.id}` })
  ).json()) as AvailabilityAnswer;
  const own: TaxRate = { place, from: day(10), ...RATES };
  assert.deepEqual(shown.taxes, [...TAX_RATES.filter((rate) => rate.place === '*'), own]);
  assert.deepEqual(await ratesOf(place), [own]);
});

test('what is booked keeps its taxes', async () => {
  const place = newTown();
  const cabin = await createCabin({ city: place });
  await save({ place, from: day(0), ...RATES });
  const { booking } = await bookStay(cabin.id, stayOf(5, 7));
  await save({ place, from: day(0), ...RATES, lines: taxLines(600, 100, 900, 20) });
  const [row] = await database.query(
    `select quote -> 'tax' ->> 'total_rate' as rate from public.bookings where reference = '${booking.reference}'`,
  );
  assert.equal(row?.rate, '11');
  const { quote } = await askQuote(quoteBody(cabin.id, stayOf(10, 12)));
  assert.equal(quote.tax.total_rate, 16);
});

test('rates of the same day are replaced; those to come can be removed, those that hold cannot', async () => {
  const place = newTown();
  await save({ place, from: day(0), ...RATES });
  await save({ place, from: day(9), ...RATES });
  await save({ place, from: day(9), ...RATES, lines: taxLines(650, 100, 400, 20) });
  assert.deepEqual(
    (await ratesOf(place)).map(({ from, lines }) => [from, lines[0]?.rate]),
    [
      [day(0), 600],
      [day(9), 650],
    ],
  );
  const remove = (from: string) =>
    refusal(manager, 'host_remove_tax_rate', { p_place: place, p_from: from });
  assert.equal(await remove(day(0)), 'PT422 rate_begun');
  assert.equal(await remove(day(8)), 'PT422 unknown_rate');
  assert.equal(await remove(day(9)), 'none');
  assert.equal((await ratesOf(place)).length, 1);
});

test('refuses an invalid rate, a past day, and one too far away', async () => {
  assert.equal(await refused({ from: day(-2) }), 'PT422 past');
  assert.equal(await refused({ from: day(1200) }), 'PT422 too_far');
  const wrong: object[] = [
    { place: '' },
    { place: null },
    { place: 'x'.repeat(61) },
    { label: ' ' },
    { from: 'no day' },
    { lines: [] },
    { lines: null },
    { lines: {} },
    { lines: ['x'] },
    ...[
      { rate: -1 },
      { rate: 'x' },
      { rate: 5001 },
      { rate: null },
      { rate: 1.5 },
      { cents: 1 },
    ].map((change) => ({ lines: [{ name: 'Tax', rate: 600, ...change }] })),
    ...[{ cents: -1 }, { cents: 50_001 }, { cents: 2.5 }].map((change) => ({
      lines: [{ name: 'Levy', ...change }],
    })),
    ...[{ nights: 0 }, { nights: 366 }, { nights: 1.5 }, { name: '' }, { name: ' Tax' }].map(
      (change) => ({ lines: [{ name: 'Tax', rate: 600, ...change }] }),
    ),
    ...[{ name: 'x'.repeat(61) }, { name: 'a\nb' }, { code: 'pets' }, { more: 1 }].map(
      (change) => ({
        lines: [{ name: 'Tax', rate: 600, ...change }],
      }),
    ),
    { lines: [{ name: 'Neither' }] },
    { lines: Array.from({ length: 13 }, () => ({ name: 'Tax', rate: 1 })) },
    { lines: [...taxLines(1, 2, 3), { code: 'state_tax', name: 'Again', rate: 1 }] },
  ];
  for (const change of wrong) {
    assert.equal(await refused(change), 'PT422 bad_change', JSON.stringify(change));
  }
});

test('the towns are those of cabins, however they are written', async () => {
  const place = newTown();
  await createCabin({ city: place.toUpperCase() });
  await createCabin({ city: `${place.toUpperCase()} ` });
  const { towns } = await call<HostTaxes>(manager, 'host_tax_rates');
  assert.deepEqual(
    towns.filter(({ name }) => name.toLowerCase() === place),
    [{ name: place.toUpperCase(), cabins: 2 }],
  );
});

test('visitors read the taxes and write none; a change renews the pages of its cabins', async () => {
  const place = newTown();
  const [cabin, other] = [await createCabin({ city: place }), await createCabin()];
  const versions = async () => {
    const rows = await database.query(
      `select id, updated_at from public.cabins where id in ('${cabin.id}', '${other.id}')`,
    );
    return new Map(rows.map(({ id, updated_at }) => [id, String(updated_at)]));
  };
  const before = await versions();
  await save({ place, from: day(3), ...RATES });
  const after = await versions();
  assert.notEqual(after.get(cabin.id), before.get(cabin.id));
  assert.equal(after.get(other.id), before.get(other.id));
  const read = await anon.from('tax_rates').select('place').eq('place', place);
  assert.deepEqual(read.data, [{ place }]);
  const written = await anon.from('tax_rates').insert({
    place: newTown(),
    from_date: day(1),
    label: 'x',
    lines: [{ name: 'x', rate: 0 }],
  });
  assert.equal(written.error?.code, '42501');
});

test('taxes have the host’s own names, percents and dollars a night, as many as she needs', async () => {
  const place = newTown();
  const cabin = await createCabin({ city: place, nightly_rate: 20_000, cleaning_fee: 5_000 });
  const lines = [
    { name: 'Michigan use tax', rate: 600 },
    { name: 'Convention assessment ({place})', rate: 500 },
    { name: 'Bed levy', cents: 350 },
    { name: 'Short stay fee', cents: 100, nights: 2 },
  ];
  await save({ place, from: day(0), label: 'Traverse City', lines });
  const quoteOf = async (nights: number) =>
    (await askQuote(quoteBody(cabin.id, stayOf(10, 10 + nights)))).quote;
  const quote = await quoteOf(2);
  assert.deepEqual(
    quote.lines.slice(2).map(({ code, label, amount_cents }) => [code, label, amount_cents]),
    [
      ['tax_1', 'Michigan use tax', 2_700],
      ['tax_2', 'Convention assessment (Traverse City)', 2_250],
      ['tax_3', 'Bed levy', 700],
      ['tax_4', 'Short stay fee', 200],
    ],
  );
  assert.deepEqual(quote.tax, {
    state_cents: 0,
    local_cents: 5_850,
    occupancy_cents: 0,
    occupancy_applies: false,
    total_rate: 11,
    total_cents: 5_850,
    city: 'Traverse City',
  });
  assert.equal(
    quote.lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
    quote.total_cents,
  );
  assert.deepEqual(
    (await quoteOf(3)).lines.slice(2).map(({ code }) => code),
    ['tax_1', 'tax_2', 'tax_3'],
  );
});

test('all taxes of a place that no cabin needs can be removed, even those for every other place', async () => {
  const place = newTown();
  const cabin = await createCabin({ city: place });
  await save({ place, from: day(0), ...RATES });
  await save({ place, from: day(9), ...RATES });
  const remove = (p_place: string) => refusal(manager, 'host_remove_tax_rate', { p_place });
  assert.equal(await remove(place), 'PT422 taxes_in_use');
  const { in_use: used } = await call<{ in_use: string[] }>(manager, 'host_tax_rates');
  assert.ok(used.includes(place));
  await database.query(`update public.cabins set live = false where id = '${cabin.id}'`);
  assert.equal(await remove(place), 'none');
  assert.deepEqual(await ratesOf(place), []);
  assert.equal(await remove(place), 'PT422 unknown_rate');
  // Cabins of other tests stand in towns without taxes of their own.
  assert.equal(await remove('*'), 'PT422 taxes_in_use');
});

test('a stay to come keeps the taxes of its town', async () => {
  const place = newTown();
  const cabin = await createCabin({ city: place });
  await save({ place, from: day(0), ...RATES });
  await bookStay(cabin.id, stayOf(5, 7));
  await database.query(`update public.cabins set live = false where id = '${cabin.id}'`);
  assert.equal(
    await refusal(manager, 'host_remove_tax_rate', { p_place: place }),
    'PT422 taxes_in_use',
  );
});
