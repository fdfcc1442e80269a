import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { addDays } from '../../lib/domain/values/calendar-date.ts';
import { instantInZone, todayInZone } from '../../lib/domain/values/zoned-date.ts';
import type { OpeningWatch } from '../../lib/schemas/opening-watch.ts';
import { shop } from '../../lib/shop/shop.ts';
import { consentOf } from '../../lib/copy/sms-consent.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { hashPhone } from '../functions/_shared/messages/phone-hash.ts';
import { textOpenings } from '../functions/job-text-openings/text-openings.ts';
import { watchOpenings } from '../functions/watch-openings/watch-openings.ts';
import { admin, database } from './support/backend.ts';
import { createCabin, stayOf, takeNights } from './support/cabins.ts';
import { setEnvironment } from './support/environment.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { expectRefusal, post } from './support/requests.ts';
import { newPhone, textsTo } from './support/texts.ts';

const TODAY = todayInZone(new Date(), shop().timezone);
const NOON = instantInZone(TODAY, '12:00', shop().timezone);
const after = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

// No other cabin sleeps so many in that town, and each test has weeks of its own.
const GUESTS = 20;
let weeks = 20;
const newStay = () => {
  weeks += 1;
  return stayOf(7 * weeks, 7 * weeks + 3);
};
type Days = ReturnType<typeof newStay>;

let lastAddress = 0;
const newAddress = () => `198.51.100.${(lastAddress += 1)}`;

const watchOf = (
  { checkIn, checkOut }: Days,
  phone: string,
  rest: Partial<OpeningWatch> = {},
): OpeningWatch => ({
  phone,
  session_id: randomUUID(),
  consent: consentOf('cabin_opening'),
  check_in: checkIn,
  check_out: checkOut,
  guests: GUESTS,
  city: 'wears-valley',
  ...rest,
});

function ask(watch: unknown, now = NOON): Promise<Response> {
  const request = new Request('http://localhost/functions/v1/watch-openings', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Visitor-Page': '/cabins' },
    body: JSON.stringify(watch),
  });
  return watchOpenings(request, { admin, now, address: newAddress() });
}

async function watch(...[stay, phone, rest]: Parameters<typeof watchOf>): Promise<void> {
  const response = await ask(watchOf(stay, phone, rest));
  assert.deepEqual([response.status, await response.json()], [200, { success: true }]);
}

const run = (now = NOON) => textOpenings({ admin, now });

const watchesOf = (phone: string) =>
  database.query(
    `select check_in::text, guests, area, filter, flexible_days, sent_at is not null as is_sent
     from public.opening_watches where phone = '${phone}' order by created_at`,
  );

const createLodge = ({ checkIn, checkOut }: Days, rest: Parameters<typeof createCabin>[0] = {}) =>
  createCabin({ area: 'wears-valley', max_guests: GUESTS, ...rest }, [
    checkIn,
    addDays(checkOut, 7),
  ]);

const release = (occupancyId: string) =>
  database.query(`update public.occupancies set released_at = now() where id = '${occupancyId}'`);

test('a search is kept as it is, with the consent to its text', async () => {
  const [phone, stay] = [newPhone(), newStay()];
  const asked = watchOf(stay, phone, { filter: 'pool', flexible_days: '3' });
  assert.equal((await ask(asked)).status, 200);
  const kept = { area: 'wears-valley', filter: 'pool', flexible_days: 3, is_sent: false };
  assert.deepEqual(await watchesOf(phone), [{ check_in: stay.checkIn, guests: GUESTS, ...kept }]);
  const consents = expectData(
    await admin.from('text_consents').select('*').eq('session_id', asked.session_id),
  );
  assert.equal(consents.length, 1);
  assert.partialDeepStrictEqual(consents[0], {
    phone_hash: await hashPhone(phone),
    cabin_id: null,
    source: 'search_results',
    page: '/cabins',
    purpose: 'cabin_opening',
    disclosure_version: consentOf('cabin_opening').version,
    disclosure_text: consentOf('cabin_opening').text,
  });
});

test('any town, any cabin and exact days are the rule', async () => {
  const [phone, stay] = [newPhone(), newStay()];
  await watch(stay, phone, { city: undefined, flexible_days: 'exact' });
  assert.partialDeepStrictEqual(await watchesOf(phone), [
    { area: null, filter: null, flexible_days: 0 },
  ]);
});

test('the function answers over the network', async () => {
  const phone = newPhone();
  assert.equal((await post('watch-openings', watchOf(newStay(), phone))).status, 200);
  assert.equal((await watchesOf(phone)).length, 1);
});

test('the same search is watched once, at most three of them for a number', async () => {
  const phone = newPhone();
  const stays = [newStay(), newStay(), newStay()];
  for (const stay of stays) await watch(stay, phone, { city: undefined });
  for (const stay of stays) await watch(stay, phone, { city: undefined });
  assert.equal((await watchesOf(phone)).length, 3);
  const other = newPhone();
  const at = await Promise.all(
    Array.from({ length: 6 }, () => ask(watchOf(newStay(), other)).then(({ status }) => status)),
  );
  assert.deepEqual(at.sort(), [200, 200, 200, 422, 422, 422]);
  assert.equal((await watchesOf(other)).length, 3);
});

test('what is refused says why', async () => {
  const phone = newPhone();
  for (let i = 0; i < 3; i++) await watch(newStay(), phone);
  const fourth = await expectRefusal(await ask(watchOf(newStay(), phone)), 422);
  assert.equal(fourth.code, 'too_many_watches');
  assert.match(fourth.message, /already waiting on 3 searches/);
  const invalid = await expectRefusal(await ask(watchOf(newStay(), '+18005551212')), 422);
  assert.equal(invalid.code, 'invalid_phone');
});

test('one session may ask five times an hour', async () => {
  const session_id = randomUUID();
  const asked = [];
  for (let i = 0; i < 6; i++) asked.push(await ask(watchOf(newStay(), newPhone(), { session_id })));
  assert.deepEqual(
    asked.map(({ status }) => status),
    [200, 200, 200, 200, 200, 429],
  );
});

test('only days that are on sale are watched', async () => {
  const phone = newPhone();
  const nights = (from: number) => ({
    checkIn: addDays(TODAY, from),
    checkOut: addDays(TODAY, from + 2),
  });
  for (const from of [-3, 0, 538]) {
    const refusal = await expectRefusal(await ask(watchOf(nights(from), phone)), 422);
    assert.equal(refusal.code, 'not_on_sale');
  }
  assert.equal((await ask(watchOf(nights(537), phone))).status, 200);
});

test('STOP ends the watches of a number, which then can ask for no more', async () => {
  const phone = newPhone();
  await watch(newStay(), phone);
  const p_phone_hash = await hashPhone(phone);
  const optOut = async () =>
    expectData(await admin.rpc('set_text_opt_out', { p_phone_hash, p_opted_out: true }));
  assert.equal(await optOut(), true);
  assert.deepEqual(await watchesOf(phone), []);
  const refusal = await expectRefusal(await ask(watchOf(newStay(), phone)), 422);
  assert.equal(refusal.code, 'opted_out');
  assert.equal(await optOut(), false);
});

test('where no text can be sent, none is promised', async (t) => {
  expectErrorOutput(t);
  setEnvironment(t, { HASH_KEY: '' });
  const refusal = await expectRefusal(await ask(watchOf(newStay(), newPhone())), 502);
  assert.deepEqual(refusal, {
    code: 'unavailable',
    message: 'We can’t send texts right now. Text the host your dates instead.',
  });
});

test('a cancellation opens a cabin: one text, with the address of the results', async () => {
  const [phone, stay] = [newPhone(), newStay()];
  const cabin = await createLodge(stay);
  const booked = await takeNights(cabin.id, stay);
  await watch(stay, phone);
  await run();
  assert.deepEqual(await textsTo(phone), []);

  await release(booked);
  await run(after(3));
  assert.deepEqual(await textsTo(phone), [], 'looked at again every five minutes');
  await run(after(5));
  const [text, ...others] = await textsTo(phone);
  assert.deepEqual(others, []);
  const search = `check_in=${stay.checkIn}&check_out=${stay.checkOut}&city=wears-valley&guests=${GUESTS}`;
  assert.match(text?.body ?? '', /^Mountain Mama Cabins: a cabin opened up/);
  assert.ok(text?.body.includes(`\nhttp://localhost:3000/cabins?${search}\n`), text?.body);
  assert.partialDeepStrictEqual(text, { purpose: 'cabin_opening', status: 'queued' });
  assert.partialDeepStrictEqual(await watchesOf(phone), [{ is_sent: true }]);

  await run(after(10));
  assert.equal((await textsTo(phone)).length, 1);
  // The same search may be asked for again.
  await watch(stay, phone);
  await run(after(15));
  assert.equal((await textsTo(phone)).length, 2);
});

test('runs at the same time text once', async () => {
  const [phone, stay] = [newPhone(), newStay()];
  await createLodge(stay);
  await watch(stay, phone);
  const runs = await Promise.all([run(), run(), run(), run()]);
  assert.equal(
    runs.reduce((sum, { texts }) => sum + texts, 0),
    1,
  );
  assert.equal((await textsTo(phone)).length, 1);
});

test('a watch that two runs have found is texted once', async () => {
  const [phone, stay] = [newPhone(), newStay()];
  await watch(stay, phone);
  const [row] = await database.query(
    `select id from public.opening_watches where phone = '${phone}'`,
  );
  const text = () =>
    admin.rpc('queue_opening_text', {
      p_watch_id: String(row?.id),
      p_body: 'Open',
      p_send_at: NOON.toISOString(),
      p_send_before: after(60).toISOString(),
    });
  const texts = (await Promise.all([text(), text(), text()])).map(expectData);
  assert.equal(texts.filter((id) => id !== null).length, 1);
  assert.equal((await textsTo(phone)).length, 1);
});

test('only what the search asks for counts', async () => {
  const stay = newStay();
  const [pool, larger, elsewhere, near] = [newPhone(), newPhone(), newPhone(), newPhone()];
  const shifted = { checkIn: addDays(stay.checkIn, 2), checkOut: addDays(stay.checkOut, 2) };
  await createLodge(shifted, { max_guests: GUESTS - 1 });
  await watch(stay, pool, { filter: 'pool', guests: GUESTS - 1, flexible_days: '3' });
  await watch(shifted, larger);
  await watch(shifted, elsewhere, { city: 'sevierville', guests: GUESTS - 1, filter: 'pool' });
  await watch(stay, near, { guests: GUESTS - 1, flexible_days: '3' });
  await run();
  for (const phone of [pool, larger, elsewhere]) assert.deepEqual(await textsTo(phone), []);
  const [text] = await textsTo(near);
  assert.match(text?.body ?? '', /&flexible_days=3&guests=19\n/);
});

test('a watch ends with the day of its check-in', async () => {
  const stay = newStay();
  const noonOf = (days: number) =>
    instantInZone(addDays(stay.checkIn, days), '12:00', shop().timezone);
  const later = { checkIn: addDays(stay.checkIn, 4), checkOut: addDays(stay.checkOut, 4) };
  await createLodge(later);
  const [early, late] = [newPhone(), newPhone()];
  await watch(stay, late, { flexible_days: '7' });
  await run(noonOf(1));
  assert.deepEqual(await textsTo(late), []);
  await watch(stay, early, { flexible_days: '7' });
  await run(noonOf(0));
  assert.equal((await textsTo(early)).length, 1);
});

test('at night the text waits for the morning', async () => {
  const [phone, stay] = [newPhone(), newStay()];
  await createLodge(stay);
  await watch(stay, phone);
  await run(instantInZone(addDays(TODAY, 1), '02:00', shop().timezone));
  const [row] = await database.query(
    `select send_at, send_before, phone_hash from public.outbox where recipient = '${phone}'`,
  );
  const at = (value: unknown) => new Date(String(value)).getTime();
  assert.equal(
    at(row?.send_at),
    instantInZone(addDays(TODAY, 1), '08:00', shop().timezone).getTime(),
  );
  assert.equal(
    at(row?.send_before),
    instantInZone(addDays(stay.checkIn, 1), '00:00', shop().timezone).getTime(),
  );
  assert.equal(row?.phone_hash, await hashPhone(phone));
});

test('those not looked at for the longest come first, so many at a time', async () => {
  const [first, second] = [newPhone(), newPhone()];
  const stay = newStay();
  await createLodge(stay);
  for (const [phone, looked] of [
    [second, '2001-01-02'],
    [first, '2001-01-01'],
  ] as const) {
    await watch(stay, phone);
    await database.query(
      `update public.opening_watches set next_look_at = '${looked}' where phone = '${phone}'`,
    );
  }
  const find = async () => {
    const args = { p_most: 1, p_today: TODAY, p_now: NOON.toISOString() };
    return expectData(await admin.rpc('find_openings', args)).map(({ phone }) => phone);
  };
  assert.deepEqual([await find(), await find()], [[first], [second]]);
});

test('watches move to the hash of a new key with their number', async () => {
  const phone = newPhone();
  await watch(newStay(), phone);
  const p_former = [await hashPhone(phone)];
  const p_hash = 'f'.repeat(32);
  expectData(await admin.rpc('adopt_phone_hash', { p_former, p_hash }));
  const rows = await database.query(
    `select phone_hash from public.opening_watches where phone = '${phone}'`,
  );
  assert.deepEqual(rows, [{ phone_hash: p_hash }]);
});
