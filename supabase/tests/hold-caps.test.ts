import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import { networksOf } from '../../lib/domain/network/ip-prefix.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { hashWithKey } from '../functions/_shared/visitor.ts';
import { admin, callFunction, database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { databaseBooking } from './support/database-booking.ts';
import { setEnvironment } from './support/environment.ts';
import { pay } from './support/guest-bookings.ts';
import { askQuote, bookingBody, newGuest, quoteBody, readVersion } from './support/requests.ts';

const PERCENT = 3;
const LONGEST = 30;

/** As the site calls it for a visitor of that address. */
async function book(cabinId: string, nights: [number, number], total: number, address: string) {
  const response = await callFunction('create-booking', {
    method: 'POST',
    body: JSON.stringify(bookingBody(cabinId, stayOf(...nights), total, { guest: newGuest() })),
    headers: {
      apikey: process.env.SUPABASE_SECRET_KEY ?? '',
      'X-Visitor-Address': address,
      'Idempotency-Key': randomUUID(),
    },
  });
  const body = (await response.json()) as {
    booking?: { reference: string };
    payment?: { url: string };
  };
  return { status: response.status, ...body };
}

const hex = (n: number) => n.toString(16);
const count = async (sql: string) => Number((await database.query(sql))[0]?.n);
const unpaidNights = () =>
  count('select coalesce(sum(nights), 0)::int as n from public.unpaid_holds(now())');
const openNights = () => count('select public.count_open_nights(now()) as n');

/** A test of its own catalog, with no hold of another test in it. */
async function begin(t: TestContext, cabins: number) {
  setEnvironment(t, { UNPAID_NIGHTS_PERCENT: String(PERCENT) });
  await database.query(
    'update public.bookings set hold_networks = null where hold_networks is not null',
  );
  const made = [];
  for (let i = 0; i < cabins; i++) made.push(await createCabin());
  const [first] = made;
  assert.ok(first);
  const priceOf = async (nights: number) =>
    (await askQuote(quoteBody(first.id, stayOf(1, 1 + nights)))).quote.total_cents;
  return { cabins: made, month: await priceOf(LONGEST), weekend: await priceOf(2) };
}

const slots = (cabins: readonly { id: string }[]) =>
  cabins.flatMap(({ id }) => [0, 1, 2].map((i) => ({ id, from: 1 + i * LONGEST })));

test('from the 256 networks of one line at most 90 nights are held', async (t) => {
  const { cabins, month } = await begin(t, 10);
  const statuses: number[] = [];
  for (const [i, { id, from }] of [...slots(cabins), ...slots(cabins)].entries()) {
    const address = `2001:db8:aa:${hex(i)}::1`;
    statuses.push((await book(id, [from, from + LONGEST], month, address)).status);
  }
  assert.equal(await unpaidNights(), 60);
  assert.equal(statuses.filter((status) => status === 201).length, 2);
});

test('an attack from 256 networks ends with 3 % of the open nights, and a guest books during it', async (t) => {
  const { cabins, month, weekend } = await begin(t, 12);
  const [own, ...others] = cabins;
  assert.ok(own);
  const places = slots(others);
  let guest: Awaited<ReturnType<typeof book>> | undefined;
  for (let i = 0; i < 256; i++) {
    const place = places[i % places.length];
    assert.ok(place);
    const address = `2001:db8:${hex(0x1000 + i)}::1`;
    await book(place.id, [place.from, place.from + LONGEST], month, address);
    if (i === 128) guest = await book(own.id, [40, 42], weekend, '198.51.100.20');
  }
  const [held, open] = [await unpaidNights(), await openNights()];
  t.diagnostic(`${held} of ${open} open nights are held`);
  assert.ok(held > 0 && held <= Math.max(60, (open * PERCENT) / 100), `${held} of ${open}`);
  assert.ok(held / open <= PERCENT / 100, `${held} of ${open}`);
  assert.equal(guest?.status, 201);
  // The rest of the attack has not taken the guest's nights away.
  const session = guest?.payment?.url.split('/').at(-1) ?? '';
  const total = weekend;
  assert.equal(await pay(session, total), 'confirmed');
});

test('with one network’s cap exhausted, a guest of another network is served', async (t) => {
  const { cabins, month, weekend } = await begin(t, 4);
  setEnvironment(t, { UNPAID_NIGHTS_PERCENT: '0.0001' });
  const [one, two, three] = cabins;
  assert.ok(one && two && three);
  const greedy = await book(one.id, [1, 31], month, '203.0.113.1');
  await book(two.id, [1, 31], month, '192.0.2.1');
  assert.equal(await unpaidNights(), 60);
  assert.equal((await book(three.id, [1, 3], weekend, '198.51.100.9')).status, 201);
  const gone = expectData(
    await admin
      .from('bookings')
      .select('status, gave_way_at, hold_networks')
      .eq('reference', greedy.booking?.reference ?? '')
      .single(),
  );
  assert.equal(gone.status, 'expired');
  assert.notEqual(gone.gave_way_at, null);
  assert.equal(gone.hold_networks, null);
  // Its page stays: nobody has taken the nights, so whoever pays gets them.
  await callFunction('job-expire-holds', {
    method: 'POST',
    headers: { apikey: process.env.SUPABASE_SECRET_KEY ?? '' },
  });
  assert.equal(await pay(greedy.payment?.url.split('/').at(-1) ?? '', month), 'late_confirmed');
  // A network with holds can't evict one with fewer or as many.
  const again = await book(three.id, [10, 40], month, '203.0.113.99');
  assert.equal(again.status, 201);
  const more = await book(three.id, [50, 80], month, '203.0.113.99');
  assert.equal(more.status, 429);
});

test('a hold forgets its networks when it is paid or over', async (t) => {
  const { cabins, weekend } = await begin(t, 1);
  const { booking, payment } = await book(cabins[0]?.id ?? '', [5, 7], weekend, '198.51.100.77');
  const read = async () =>
    expectData(
      await admin
        .from('bookings')
        .select('hold_networks')
        .eq('reference', booking?.reference ?? '')
        .single(),
    ).hold_networks;
  const { own, wide } = networksOf('198.51.100.77');
  assert.deepEqual(await read(), [
    await hashWithKey(`network:${own}`),
    await hashWithKey(`network:${wide}`),
  ]);
  await pay(payment?.url.split('/').at(-1) ?? '', weekend);
  assert.equal(await read(), null);
});

test('concurrent holds of one network stay within its cap', async (t) => {
  const { cabins } = await begin(t, 6);
  const networks = ['a'.repeat(32), 'b'.repeat(32)];
  const caps = { network_nights: [60, 90], percent: PERCENT, least: 60 };
  const outcomes = await Promise.all(
    cabins.map(async ({ id }) => {
      const stay = stayOf(1, 31);
      const request = {
        ...databaseBooking(id, stay, 1),
        version: await readVersion(id, stay),
        hold_networks: networks,
      };
      const p_request = { ...request, quote: request.quote };
      const held = expectData(
        await admin.rpc('hold_within_limits', { p_request, p_limits: [], p_caps: caps }),
      );
      return (held as { result: string }).result;
    }),
  );
  assert.equal(outcomes.filter((result) => result === 'created').length, 2);
  assert.equal(await unpaidNights(), 60);
});
