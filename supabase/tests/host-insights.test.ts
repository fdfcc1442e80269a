import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { measure, monthFrom } from '../../lib/domain/host/figures.ts';
import { toCamelKeys } from '../../lib/domain/values/key-case.ts';
import {
  cabinFiguresSchema,
  figuresSchema,
  funnelSchema,
  paceSchema,
} from '../../lib/schemas/host/insights.ts';
import {
  paymentsSchema,
  statementSchema,
  statementsSchema,
  taxesDueSchema,
} from '../../lib/schemas/host/money/money.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { taxLines } from '../../__tests__/support/tax-rates.ts';
import { admin, database } from './support/backend.ts';
import { createCabin, stayOf, takeNights } from './support/cabins.ts';
import { day } from './support/clock.ts';
import { bookedStay, cancelStay } from './support/guest-bookings.ts';
import { NOBODY } from './support/requests.ts';
import { call, refusal, signInAs, type HostFunction, type Signed } from './support/staff.ts';

const manager = await signInAs('manager');
const cleaner = await signInAs('cleaner');

const newArea = async () => {
  const slug = `area-${randomUUID().slice(0, 8)}`;
  await database.query(
    `insert into public.areas (slug, city, latitude, longitude, position) values ('${slug}', '${slug}', 35.7, -83.5, 99)`,
  );
  return slug;
};
const read = async (name: HostFunction, args: object, who: Signed = manager) =>
  toCamelKeys(await call<object>(who, name, args));
const from = monthFrom(day(0), -1);
const to = monthFrom(day(0), 5);
const period = { p_from: from, p_to: to };
const [thisMonth] = [monthFrom(day(0), 0)];
const monthOf = (date: string) => `${date.slice(0, 7)}-01`;

test('the page has what was booked, blocked and cancelled in an area, with and without the sums', async () => {
  const area = await newArea();
  const cabin = await createCabin({ area });
  const stay = await bookedStay(cabin.id, stayOf(3, 6));
  const gone = await bookedStay(cabin.id, stayOf(8, 10));
  await cancelStay(gone, gone.totalCents, new Date(), 'host');
  await takeNights(cabin.id, stayOf(12, 14), { kind: 'block' });
  const look = async () => {
    const figures = figuresSchema.parse(await read('host_figures', { ...period, p_area: area }));
    const supply = figures.supply.reduce((sum, { nights }) => sum + nights, 0);
    const all = measure(figures.months, supply);
    assert.deepEqual(measure(figures.areas, supply), all);
    const own = figuresSchema.parse(await read('host_figures', { ...period, p_cabin: cabin.slug }));
    assert.equal(own.cabin, cabin.title);
    assert.deepEqual(measure(own.months, supply), all);
    return { ...all, supply };
  };
  const before = await look();
  assert.deepEqual(
    [before.nights, before.revenueCents, before.stays, before.cancelled],
    [3, 30_000, 1, 1],
  );
  assert.equal(before.forSale, before.supply - 2);
  assert.equal(before.adrCents, 10_000);
  assert.equal(before.leadDays, 3);
  assert.equal(before.cancelledShare, 0.5);
  while (expectData(await admin.rpc('fold_figures', { p_most: 5000 })) > 0);
  assert.deepEqual(await look(), before);

  const { cabins, count } = cabinFiguresSchema.parse(
    await read('host_cabin_figures', { ...period, p_search: { area } }),
  );
  assert.equal(count, 1);
  assert.deepEqual(
    [cabins[0]?.nights, cabins[0]?.revenueCents, cabins[0]?.cancelled],
    [3, 30_000, 1],
  );
  assert.equal(cabins[0]?.supply, before.forSale);

  const pace = paceSchema.parse(await read('host_pace', { p_area: area }));
  const ownPace = paceSchema.parse(await read('host_pace', { p_cabin: cabin.slug }));
  assert.deepEqual(pace, ownPace);
  assert.equal(
    pace.months.reduce((sum, { nights }) => sum + nights, 0),
    3,
  );
  assert.ok(pace.months.every(({ nightsBefore }) => nightsBefore === 0));
  void stay;
});

test('pace sets what was sold of a month beside what was sold of it a year before on the same day', async () => {
  const area = await newArea();
  const cabin = await createCabin({ area });
  const readPace = async () => paceSchema.parse(await read('host_pace', { p_area: area }));
  // The host's day can be the last of a month when the test cabins are already in the next one.
  const { today } = await readPace();
  const lastYear = `(date_trunc('month', date '${today}') - interval '1 year')::date`;
  const ledger = (event: string, nights: number) =>
    `(gen_random_uuid(), '${cabin.id}', '${area}', 'site', ${lastYear}, ${event}, ${nights}, ${nights * 100}, 1, ${nights}, 0, 0)`;
  await database.query(
    `insert into public.stay_figures (stay_id, cabin_id, area, source, month, day, nights, revenue_cents, stays, stay_nights, lead_days, cancelled)
     values ${ledger(`date '${today}' - interval '13 months'`, 4)}, ${ledger(`date '${today}' - interval '1 month'`, 7)}`,
  );
  const pace = await readPace();
  assert.deepEqual(
    [pace.months[0]?.nightsBefore, pace.months[0]?.revenueBeforeCents, pace.months[0]?.nights],
    [4, 400, 0],
  );
});

test('a tax month has exactly the taxes of its bookings, and a refund takes them off', async () => {
  const place = `cove ${randomUUID().slice(0, 8)}`;
  await call(manager, 'host_save_tax_rate', {
    p_rate: {
      place,
      from: day(0),
      label: place,
      lines: taxLines(733, 219, 341),
    },
  });
  const cabin = await createCabin({ city: place, nightly_rate: 12_347, cleaning_fee: 3_331 });
  const first = await bookedStay(cabin.id, stayOf(3, 6));
  const second = await bookedStay(cabin.id, stayOf(8, 13));
  const due = async () => {
    const args = { p_from: thisMonth, p_to: thisMonth };
    const { rows } = taxesDueSchema.parse(await read('host_taxes_due', args));
    return Object.fromEntries(
      rows
        .filter((row) => row.place === place)
        .map(({ part, receivedCents, returnedCents }) => [part, receivedCents - returnedCents]),
    );
  };
  const lines = async (...ids: string[]) => {
    const [row] = await database.query(
      `select coalesce(sum((quote -> 'tax' ->> 'state_cents')::integer), 0)::integer as state_tax,
              coalesce(sum((quote -> 'tax' ->> 'local_cents')::integer), 0)::integer as local_tax,
              coalesce(sum((quote -> 'tax' ->> 'occupancy_cents')::integer), 0)::integer as occupancy_tax
       from public.bookings where id = any ('{${ids.join(',')}}')`,
    );
    return row;
  };
  const taxes = ({ state_tax, local_tax, occupancy_tax }: Record<string, number>) => ({
    state_tax,
    local_tax,
    occupancy_tax,
  });
  assert.deepEqual(taxes(await due()), await lines(first.id, second.id));
  await cancelStay(second, second.totalCents, new Date(), 'host');
  assert.deepEqual(taxes(await due()), await lines(first.id));
});

test('a statement has what the stays that ended brought, without names; an owner reads his own alone', async () => {
  const [mine, other] = [await createCabin(), await createCabin()];
  const owner = await signInAs('cabin_owner', [mine.id]);
  const stay = await bookedStay(mine.id, stayOf(3, 6), { name: 'Dolly Partonsen' });
  await bookedStay(other.id, stayOf(3, 6));
  const p_month = monthOf(day(6));
  const own = await read('host_statement', { p_month }, owner);
  const statement = statementSchema.parse(own);
  assert.equal(statement.owner, owner.email);
  assert.deepEqual(
    statement.stays.map(({ reference, nightsCents, cleaningCents }) => [
      reference,
      nightsCents,
      cleaningCents,
    ]),
    [[stay.reference, 30_000, 5_000]],
  );
  assert.doesNotMatch(JSON.stringify(own), /Partonsen|@example\.com|\+1/);
  assert.deepEqual(
    statementSchema.parse(await read('host_statement', { p_month, p_owner: owner.id })),
    statement,
  );
  const ofCabin = statementSchema.parse(
    await read('host_statement', { p_month, p_cabin: mine.slug }, owner),
  );
  assert.deepEqual(ofCabin.stays, statement.stays);

  const refused = (args: object, who = owner) =>
    refusal(who, 'host_statement', { p_month, ...args });
  assert.equal(await refused({ p_cabin: other.slug }), 'PT422 unknown_cabin');
  assert.equal(await refused({ p_owner: manager.id }), '42501 not_allowed');
  assert.equal(await refused({ p_owner: NOBODY }, manager), 'PT422 unknown_staff');
  assert.equal(await refused({}, manager), 'PT422 unknown_staff');
  assert.equal(await refused({}, cleaner), '42501 not_allowed');
  const list = statementsSchema.parse(await read('host_statements', {}, owner));
  assert.deepEqual(
    [list.owners.map(({ name }) => name), list.cabins.map(({ slug }) => slug)],
    [[owner.email], [mine.slug]],
  );
  for (const name of ['host_figures', 'host_cabin_figures', 'host_taxes_due'] as const) {
    assert.equal(await refusal(owner, name, period), '42501 not_allowed');
  }
});

test('a part that was given back is taken off the month, and what comes later is in its own', async () => {
  const cabin = await createCabin();
  const stay = await bookedStay(cabin.id, stayOf(3, 6));
  await database.query(
    `select public.refund_booking('${stay.id}', ${Math.round(stay.totalCents / 2)}, 'partial', now())`,
  );
  const p_month = monthOf(day(6));
  const read1 = statementSchema.parse(
    await read('host_statement', { p_month, p_cabin: cabin.slug }),
  );
  assert.ok(Math.abs((read1.stays[0]?.nightsCents ?? 0) - 15_000) <= 1);
  assert.equal(read1.stays[0]?.refundedCents, Math.round(stay.totalCents / 2));
});

test('the commission of a cabin changes from a month on, is audited, and not everybody may change it', async () => {
  const cabin = await createCabin();
  const owner = await signInAs('cabin_owner', [cabin.id]);
  const args = { p_slug: cabin.slug, p_from: thisMonth, p_percent_bp: 1050 };
  assert.equal(await refusal(owner, 'host_save_commission', args), '42501 not_allowed');
  await call(manager, 'host_save_commission', args);
  const percentIn = async (p_month: string) =>
    statementSchema.parse(await read('host_statement', { p_month, p_cabin: cabin.slug })).cabins[0]
      ?.percentBp;
  assert.equal(await percentIn(thisMonth), 1050);
  assert.equal(await percentIn(monthFrom(day(0), -1)), null);
  const past = { ...args, p_from: monthFrom(day(0), -1) };
  assert.equal(await refusal(manager, 'host_save_commission', past), 'PT422 past');
  const [entry] = await database.query(
    `select after from public.audit_log where action = 'save_commission' and subject = '${cabin.slug}'`,
  );
  assert.deepEqual(entry?.after, { percent_bp: 1050, from: thisMonth });
});

test('payments and refunds of a month, by day and one by one', async () => {
  const cabin = await createCabin({ title: `Ledger ${randomUUID().slice(0, 6)}` });
  const stay = await bookedStay(cabin.id, stayOf(3, 6));
  await database.query(`select public.refund_booking('${stay.id}', 500, 'goodwill', now())`);
  const money = paymentsSchema.parse(
    await read('host_payments', { p_month: thisMonth, p_most: 100_000 }),
  );
  assert.deepEqual(
    money.payments
      .filter(({ reference }) => reference === stay.reference)
      .map(({ cents }) => cents),
    [stay.totalCents],
  );
  assert.deepEqual(
    money.refunds.filter(({ reference }) => reference === stay.reference).map(({ cents }) => cents),
    [500],
  );
  const paid = money.days.reduce((sum, { paidCents }) => sum + (paidCents ?? 0), 0);
  assert.equal(
    paid,
    money.payments.reduce((sum, { cents }) => sum + cents, 0),
  );
});

test('the funnel and the searches without a result are counted by day, and hold nobody', async () => {
  await database.query('delete from public.funnel_days; ');
  assert.ok(expectData(await admin.rpc('keep_funnel')) > 20);
  assert.equal(expectData(await admin.rpc('keep_funnel')), 0);
  const search = { check_in: day(40), nights: 3, guests: 17, area: 'gatlinburg', filter: 'pool' };
  const note = (p_search: object) =>
    admin.rpc('record_empty_search', { p_search: p_search as never });
  for (const each of [search, search]) assert.equal((await note(each)).error, null);
  assert.equal((await note({ nights: 0, guests: 2, area: 'all', filter: '' })).error, null);
  const funnel = funnelSchema.parse(
    await read('host_funnel', { p_from: thisMonth, p_to: thisMonth }),
  );
  const found = funnel.searches.find(({ guests }) => guests === 17);
  assert.deepEqual(found, {
    month: monthFrom(day(40), 0),
    nights: 3,
    guests: 17,
    area: 'gatlinburg',
    filter: 'pool',
    times: 2,
  });
  assert.ok(funnel.searches.some(({ month, nights }) => month === null && nights === 0));
  assert.ok(funnel.months.reduce((sum, { begun }) => sum + begun, 0) > 0);
});

test('an invalid period is refused', async () => {
  for (const p of [
    { p_from: '2026-02-02', p_to: '2026-03-01' },
    { p_from: '2026-03-01', p_to: '2026-02-01' },
    { p_from: '2000-01-01', p_to: '2026-02-01' },
  ]) {
    assert.equal(await refusal(manager, 'host_figures', p), 'PT422 bad_change');
  }
});
