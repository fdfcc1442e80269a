import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { admin, callFunction, database } from './support/backend.ts';
import { createCabin } from './support/cabins.ts';
import { setEnvironment } from './support/environment.ts';
import { useTwilio } from './support/servers/fake-twilio.ts';
import { sized } from './support/harness.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { newPhone, sendTextAs, textBody, textsTo, type Sender } from './support/texts.ts';
import { sendText } from '../functions/text-favorite-cabins/send-text.ts';

const ATTACK = sized(10_000, 500);
const CROWD = sized(1_000, 200);
const AT_ONCE = 200;
const TEN_MINUTES_MS = 600_000;

const cabin = await createCabin();
// Each test has a day of its own, far from the other suites', so that their limits do not meet.
let lastDay = 0;
const newDay = () => new Date(Date.UTC(2030, 0, (lastDay += 1), 12, 0, 5));
const minutesAfter = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);
const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

type Attempt = { phone: string; sender: Sender; sessionId?: string; cabinId?: string };

async function attempt({ phone, sender, sessionId, cabinId = cabin.id }: Attempt) {
  const body = textBody(cabinId, phone, sessionId ? { sessionId } : {});
  const response = await sendTextAs(body, { ...sender, isDirect: true });
  const answer = (await response.json()) as { error?: { message: string } };
  return { status: response.status, message: answer.error?.message ?? '' };
}

async function attemptAll(attempts: readonly Attempt[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (let from = 0; from < attempts.length; from += AT_ONCE) {
    const answers = await Promise.all(attempts.slice(from, from + AT_ONCE).map(attempt));
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

async function countTexts(prefix: string): Promise<number> {
  const [row] = await database.query(
    `select count(*)::int as texts from public.outbox where recipient like '${prefix}%'`,
  );
  return Number(row?.texts);
}

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
const prefixOf = (phone: string) => phone.slice(0, -4);
const lineOf = (n: number) => String(n % 10_000).padStart(4, '0');

test(`${ATTACK} requests from one address, each of another session, to another number: 20 texts`, async (t) => {
  const prefix = prefixOf(newPhone());
  const sender = { now: newDay(), address: '203.0.113.7' };
  const started = performance.now();
  const counts = await attemptAll(times(ATTACK, (i) => ({ phone: prefix + lineOf(i), sender })));
  t.diagnostic(`${Math.round(performance.now() - started)} ms`);
  assert.deepEqual(counts, { 200: 20, 429: ATTACK - 20 });
  assert.equal(await countTexts(prefix), 20);
});

test(`${CROWD} addresses and sessions at the numbers of one prefix: 30 texts a day`, async () => {
  const prefix = prefixOf(newPhone());
  const now = newDay();
  const attempts = (at: Date) =>
    times(CROWD, (i) => ({
      phone: prefix + lineOf(i),
      sender: { now: at, address: addressOf(i) },
    }));
  assert.deepEqual(await attemptAll(attempts(now)), { 200: 30, 429: CROWD - 30 });
  assert.deepEqual(await attemptAll(attempts(minutesAfter(now, 11 * 60)).slice(100)), {
    429: CROWD - 100,
  });
  assert.equal(await countTexts(prefix), 30);
});

test(`${CROWD / 2} sessions and addresses at one number: one text a minute, three a day`, async () => {
  const phone = newPhone();
  const now = newDay();
  for (const [minutes, sent] of [
    [0, 1],
    [10, 1],
    [20, 1],
    [30, 0],
    [400, 0],
  ] as const) {
    const at = minutesAfter(now, minutes);
    const counts = await attemptAll(
      times(CROWD / 2, (i) => ({ phone, sender: { now: at, address: addressOf(i) } })),
    );
    assert.deepEqual(counts, sent ? { 200: sent, 429: CROWD / 2 - sent } : { 429: CROWD / 2 });
  }
  assert.equal((await textsTo(phone)).length, 3);
});

test('the same over HTTP: many callers at one number at once, one text', async () => {
  // Here the time is the real one: not across the end of a window.
  const left = TEN_MINUTES_MS - (Date.now() % TEN_MINUTES_MS);
  if (left < 10_000) await new Promise((resolve) => setTimeout(resolve, left));
  const phone = newPhone();
  const statuses = await Promise.all(
    times(40, async (i) => {
      const response = await callFunction('text-favorite-cabins', {
        method: 'POST',
        headers: {
          apikey: process.env.SUPABASE_SECRET_KEY ?? '',
          'X-Visitor-Address': addressOf(i),
        },
        body: JSON.stringify(textBody(cabin.id, phone)),
      });
      return response.status;
    }),
  );
  assert.equal(statuses.filter((status) => status === 200).length, 1, String(statuses));
  assert.equal((await textsTo(phone)).length, 1);
});

test('one cabin goes to a number once in ten minutes, another cabin after a minute', async () => {
  const other = await createCabin();
  const phone = newPhone();
  const now = newDay();
  const ask = (minutes: number, cabinId: string) =>
    attempt({
      phone,
      cabinId,
      sender: { now: minutesAfter(now, minutes), address: addressOf(minutes) },
    });
  assert.equal((await ask(0, cabin.id)).status, 200);
  assert.match((await ask(0, other.id)).message, /once a minute/);
  assert.equal((await ask(1, other.id)).status, 200);
  assert.match((await ask(2, cabin.id)).message, /just texted this cabin to that number/);
  assert.equal((await ask(10, cabin.id)).status, 200);
  assert.match((await ask(25, other.id)).message, /3 texts for today/);
});

test('a session may ask for 5 texts an hour, from wherever', async () => {
  const sessionId = randomUUID();
  const now = newDay();
  const ask = (minutes: number) =>
    times(50, (i) => ({
      phone: newPhone(),
      sessionId,
      sender: { now: minutesAfter(now, minutes), address: addressOf(i) },
    }));
  assert.deepEqual(await attemptAll(ask(0)), { 200: 5, 429: 45 });
  assert.deepEqual(await attemptAll(ask(30)), { 429: 50 });
  assert.deepEqual(await attemptAll(ask(60)), { 200: 5, 429: 45 });
});

test('an address may ask for 20 texts an hour and 60 a day', async () => {
  const now = newDay();
  for (const [hour, sent] of [
    [0, 20],
    [1, 20],
    [2, 20],
    [3, 0],
  ] as const) {
    const sender = { now: minutesAfter(now, 60 * hour), address: '203.0.113.9' };
    const counts = await attemptAll(times(50, () => ({ phone: newPhone(), sender })));
    assert.deepEqual(counts, sent ? { 200: sent, 429: 50 - sent } : { 429: 50 });
  }
});

test('all addresses of an IPv6 network are one', async () => {
  const now = newDay();
  const counts = await attemptAll(
    times(60, (i) => ({
      phone: newPhone(),
      sender: { now, address: `2001:db8:1:2:${(i + 1).toString(16)}::1` },
    })),
  );
  assert.deepEqual(counts, { 200: 20, 429: 40 });
});

test('the day’s budget is never passed, and a refused request uses up nothing else', async (t) => {
  setEnvironment(t, { TEXT_DAILY_BUDGET: '7' });
  const now = newDay();
  const phones = times(200, () => newPhone());
  const at = (moment: Date) =>
    phones.map((phone, i) => ({ phone, sender: { now: moment, address: addressOf(i) } }));
  assert.deepEqual(await attemptAll(at(now)), { 200: 7, 429: 193 });
  const [late] = at(minutesAfter(now, 60)).slice(-1);
  assert.ok(late);
  assert.match((await attempt(late)).message, /out of texts for today/);
  process.env.TEXT_DAILY_BUDGET = '8';
  assert.equal((await attempt(late)).status, 200);
  process.env.TEXT_DAILY_BUDGET = '0';
  const sender = { now: newDay(), address: addressOf(1) };
  assert.equal((await attempt({ phone: newPhone(), sender })).status, 429);
});

test('without the database no text goes out', async (t) => {
  expectErrorOutput(t);
  const twilio = await useTwilio(t);
  const unreachable = {
    from: admin.from.bind(admin),
    rpc: () => Promise.resolve({ data: null, error: { message: 'gone' } }),
  };
  const request = new Request('http://localhost/', {
    method: 'POST',
    body: JSON.stringify(textBody(cabin.id, newPhone())),
  });
  const context = { admin: unreachable as never, now: newDay(), address: addressOf(1) };
  await assert.rejects(sendText(request, context), /gone/);
  assert.deepEqual(twilio.calls, []);
});

test('requests for opted-out numbers are limited too, and use nothing of the daily quota', async (t) => {
  setEnvironment(t, { TEXT_DAILY_BUDGET: '1' });
  const now = newDay();
  const phones = times(6, () => newPhone());
  const { hashPhone } = await import('../functions/_shared/messages/phone-hash.ts');
  for (const phone of phones) {
    await admin.rpc('set_text_opt_out', {
      p_phone_hash: await hashPhone(phone),
      p_opted_out: true,
    });
  }
  const sessionId = randomUUID();
  const sender = { now, address: addressOf(1) };
  const statuses = [];
  for (const phone of phones) statuses.push((await attempt({ phone, sessionId, sender })).status);
  assert.deepEqual(statuses, [422, 422, 422, 422, 422, 429]);
  const other = { now, address: addressOf(2) };
  assert.equal((await attempt({ phone: newPhone(), sender: other })).status, 200);
});
