import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { limitsOf } from '../../lib/http/rate-limits.ts';
import { findBookingSchema } from '../../lib/schemas/find-booking.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { queueBookingLinks } from '../functions/job-send-outbox/booking-links.ts';
import { admin, database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { bookedStay, cancelStay, holdStay } from './support/guest-bookings.ts';
import { readMails } from './support/outbox.ts';

const cabin = await createCabin({ title: 'Fern Hollow' });
const DAY_MS = 86_400_000;
const guest = () => `june.${randomUUID()}@example.com`;

/** As the route asks for it, from a network of its own. */
async function request(email: string, reference?: string, network: string = randomUUID()) {
  const wanted = findBookingSchema.parse({ email, reference });
  const requested = await admin.rpc('request_booking_links', {
    p_email: wanted.email,
    p_reference: wanted.reference as string,
    p_limits: limitsOf('find-booking', { network, mailbox: `test-${wanted.email}` }),
  });
  return expectData(requested) as string | null;
}

const run = (now = new Date()) => queueBookingLinks({ admin, now });
const count = async (table: string) => {
  const [row] = (await database.query(`select count(*)::int as n from public.${table}`)) as {
    n: number;
  }[];
  return row?.n ?? 0;
};
const linksIn = (text: string) => [...text.matchAll(/\/stay\/([0-9a-f]{32})/g)].map(([, t]) => t);

async function onlyMail(address: string) {
  const [mail, ...others] = await readMails(address);
  assert.equal(others.length, 0);
  assert.ok(mail);
  return mail;
}

test('a known and an unknown mailbox do the same: one stored request, and nothing else before the job runs', async () => {
  const stay = await bookedStay(cabin.id, stayOf(2, 4));
  const stranger = guest();
  const before = [await count('link_requests'), await count('outbox')];
  const answers = [
    await request(stay.email),
    await request(stranger),
    await request(stay.email, stay.reference),
    await request(stranger, 'MM-22222222'),
  ];
  assert.deepEqual(answers, [null, null, null, null]);
  assert.deepEqual(
    [await count('link_requests'), await count('outbox')],
    [Number(before[0]) + 4, before[1]],
  );
  const [written] = (await database.query(
    "select prosrc as source from pg_proc where proname = 'request_booking_links'",
  )) as { source: string }[];
  assert.doesNotMatch(written?.source ?? '', /bookings|requested_stays/);
  await run();
  assert.equal(await count('link_requests'), 0);
  assert.equal((await readMails(stranger)).length, 0);
  assert.equal((await readMails(stay.email)).length, 2);
});

test('the email has coming stays first, then past and canceled ones, each with its own link', async () => {
  const email = guest();
  const long = new Date(Date.now() - 30 * DAY_MS);
  const far = await bookedStay(cabin.id, stayOf(40, 42), { email });
  const soon = await bookedStay(cabin.id, stayOf(10, 12), { email });
  const held = await holdStay(cabin.id, stayOf(20, 22), { email });
  const canceled = await bookedStay(cabin.id, stayOf(30, 32), { email });
  assert.equal(await cancelStay(canceled, canceled.totalCents), 'cancelled');
  const past = await bookedStay(cabin.id, stayOf(5, 8), { email, now: long });
  await database.query(
    `update public.occupancies set check_in = current_date - 20, check_out = current_date - 17
     where id = (select occupancy_id from public.bookings where id = '${past.id}')`,
  );
  assert.equal(await request(email.toUpperCase()), null);
  assert.equal(await run(), 1);
  const { body, html, subject, budget } = await onlyMail(email);
  assert.deepEqual(
    linksIn(body),
    [soon, held, far, past, canceled].map(({ token }) => token),
  );
  assert.deepEqual(linksIn(html ?? ''), linksIn(body));
  assert.match(body, /COMING UP[\s\S]*PAST STAYS/);
  assert.ok(body.includes(`${held.reference}, not paid yet`));
  assert.ok(body.includes(`${canceled.reference}, canceled`));
  assert.match(subject ?? '', /^Your bookings with /);
  assert.equal(budget, 'guests');
});

test('with a reference, however it is typed, the email has only that booking', async () => {
  const email = guest();
  const one = await bookedStay(cabin.id, stayOf(50, 52), { email });
  await bookedStay(cabin.id, stayOf(54, 56), { email });
  await request(email, ` ${one.reference.toLowerCase().replace('-', ' ')} `);
  await run();
  const { body, subject } = await onlyMail(email);
  assert.deepEqual(linksIn(body), [one.token]);
  assert.match(subject ?? '', /^Your booking with /);
});

test('somebody else’s reference, or one that can’t be one, sends nothing', async () => {
  const email = guest();
  await bookedStay(cabin.id, stayOf(60, 62), { email });
  const other = await bookedStay(cabin.id, stayOf(64, 66));
  for (const reference of [other.reference, 'MM-00000000', "' or 1=1 --", '%', 'MM-%']) {
    assert.equal(await request(email, reference, randomUUID()).catch(() => null), null);
    await database.query("delete from public.allowances where key like 'find-booking:%'");
  }
  assert.equal(await run(), 0);
  assert.equal((await readMails(email)).length, 0);
  assert.equal((await readMails(other.email)).length, 0);
});

test('an email goes to the address of its booking, never to another spelling that was typed', async () => {
  const name = `june${randomUUID().replaceAll('-', '')}`;
  const stay = await bookedStay(cabin.id, stayOf(70, 72), { email: `${name}@example.com` });
  const tagged = await bookedStay(cabin.id, stayOf(74, 76), { email: `${name}+2@example.com` });
  await request(`${name}+typed@example.com`);
  assert.equal(await run(), 2);
  assert.deepEqual(linksIn((await onlyMail(stay.email)).body), [stay.token]);
  assert.deepEqual(linksIn((await onlyMail(tagged.email)).body), [tagged.token]);
  assert.equal((await readMails(`${name}+typed@example.com`)).length, 0);
});

test('expired holds and example bookings aren’t listed; two runs at once send one email', async () => {
  const email = guest();
  const now = new Date(Date.now() - 3_600_000);
  await holdStay(cabin.id, stayOf(80, 82), { email, now });
  await database.query('select public.expire_holds(now())');
  const shown = await bookedStay(cabin.id, stayOf(84, 86), { email });
  const example = await bookedStay(cabin.id, stayOf(88, 90), { email });
  await database.query(`update public.bookings set is_example = true where id = '${example.id}'`);
  await request(email);
  await Promise.all([run(), run()]);
  await run();
  assert.deepEqual(linksIn((await onlyMail(email)).body), [shown.token]);
});

test('limited alike for every mailbox, and a refused request is not stored', async () => {
  const stay = await bookedStay(cabin.id, stayOf(92, 94));
  for (const email of [stay.email, guest()]) {
    const answers: (string | null)[] = [];
    for (let n = 0; n < 5; n += 1) answers.push(await request(email));
    assert.deepEqual(
      answers.map((reached) => reached?.replace(/:test-.*/, '') ?? null),
      [null, null, null, 'find-booking:mailbox', 'find-booking:mailbox'],
    );
  }
  const network = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 15 }, () => request(guest(), undefined, network)),
  );
  assert.equal(answers.filter((reached) => reached === null).length, 10);
  assert.equal(await count('link_requests'), 16);
  await database.query('delete from public.link_requests');
});

test('only a plain address and a short line are taken', () => {
  const check = (body: unknown) => findBookingSchema.safeParse(body).success;
  assert.equal(check({ email: 'June@Example.com' }), true);
  assert.equal(check({ email: 'june@example.com', reference: '' }), true);
  assert.equal(check({ email: 'june@example.com', reference: null }), true);
  for (const body of [
    {},
    { email: '' },
    { email: 'june' },
    { email: ['june@example.com'] },
    { email: 'june@example.com, ada@example.com' },
    { email: 'june@example.com\r\nBcc: ada@example.com' },
    { email: 'june@example.com', reference: 'x'.repeat(41) },
    { email: 'june@example.com', reference: 'a\u0000b' },
    { email: 'june@example.com', reference: 7 },
    { email: 'june@example.com', is_admin: true },
  ]) {
    assert.equal(check(body), false, JSON.stringify(body));
  }
});
