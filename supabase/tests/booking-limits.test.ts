import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { createCabin, stayOf } from './support/cabins.ts';
import { askQuote, bookingBody, newGuest, post, quoteBody } from './support/requests.ts';
import { countStays } from './support/stays.ts';
import { stopClock } from './support/stop-clock.ts';

const MAX_OF_A_NETWORK = 12;
const MAX_OF_A_GUEST = 6;
const ATTEMPTS_A_MINUTE = 60;

// The windows are fixed hours and minutes: a test that ran into the next one would start a new count.
const MIDDLE_OF_THE_HOUR = new Date().setUTCMinutes(30, 10, 0);

let networks = 0;
// Each in a /24 of its own, which is limited too.
const newNetwork = () => `198.19.${(networks += 1)}.1`;

const cabin = await createCabin({}, undefined);
const { quote } = await askQuote(quoteBody(cabin.id, stayOf(1, 2)));

type Sender = { network?: string; guest?: ReturnType<typeof newGuest>; key?: string };

/** The nth night of the cabin, held for the guest. */
async function hold(
  n: number,
  { network = newNetwork(), guest = newGuest(), key = randomUUID() }: Sender,
) {
  const body = bookingBody(cabin.id, stayOf(n, n + 1), quote.total_cents, { guest });
  const headers = { 'Idempotency-Key': key, 'X-Forwarded-For': network };
  const { status } = await post('create-booking', body, headers);
  return status;
}

const holdAll = (nights: readonly number[], of: (n: number) => Sender) =>
  Promise.all(nights.map((n) => hold(n, of(n))));
const count = (statuses: readonly number[], status: number) =>
  statuses.filter((each) => each === status).length;
const nightsFrom = (from: number, many: number) => Array.from({ length: many }, (_, n) => from + n);

test('one network holds twelve stays an hour, whatever names it invents', async (t) => {
  stopClock(t, MIDDLE_OF_THE_HOUR);
  const network = newNetwork();
  const statuses = await holdAll(nightsFrom(1, 25), () => ({ network }));
  assert.deepEqual(
    [count(statuses, 201), count(statuses, 429)],
    [MAX_OF_A_NETWORK, 25 - MAX_OF_A_NETWORK],
  );
  assert.equal(await countStays(cabin.id), MAX_OF_A_NETWORK);
});

for (const [name, same] of [
  [
    'one mailbox',
    ({ email }: ReturnType<typeof newGuest>, n: number) => ({
      ...newGuest(),
      email: email.replace('@', `+${n}@`),
    }),
  ],
  ['one number', ({ phone }: ReturnType<typeof newGuest>) => ({ ...newGuest(), phone })],
] as const) {
  test(`${name} holds six stays an hour, from wherever`, async (t) => {
    stopClock(t, MIDDLE_OF_THE_HOUR);
    const guest = newGuest();
    const before = await countStays(cabin.id);
    const statuses = await holdAll(nightsFrom(name === 'one mailbox' ? 30 : 45, 12), (n) => ({
      guest: same(guest, n),
    }));
    assert.deepEqual(
      [count(statuses, 201), count(statuses, 429)],
      [MAX_OF_A_GUEST, 12 - MAX_OF_A_GUEST],
    );
    assert.equal((await countStays(cabin.id)) - before, MAX_OF_A_GUEST);
  });
}

test('repeated and refused messages use no quota', async (t) => {
  stopClock(t, MIDDLE_OF_THE_HOUR);
  const [network, guest, key] = [newNetwork(), newGuest(), randomUUID()];
  const same = { network, guest, key };
  const repeated = await Promise.all(Array.from({ length: 20 }, () => hold(60, same)));
  assert.equal(count(repeated, 201), 20);
  const taken = await holdAll(Array<number>(10).fill(60), () => ({ network }));
  assert.equal(count(taken, 409), 10);
  const others = await holdAll(nightsFrom(61, 20), () => ({ network }));
  assert.equal(count(others, 201), MAX_OF_A_NETWORK - 1);
  assert.equal(await hold(60, same), 201);
});

test('a network tries sixty times a minute, and is refused after that', async (t) => {
  stopClock(t, MIDDLE_OF_THE_HOUR);
  const network = newNetwork();
  const statuses = [];
  for (let batch = 0; batch < 4; batch++) {
    statuses.push(...(await holdAll(Array<number>(20).fill(60), () => ({ network }))));
  }
  assert.deepEqual(
    [count(statuses, 409), count(statuses, 429)],
    [ATTEMPTS_A_MINUTE, 80 - ATTEMPTS_A_MINUTE],
  );
});
