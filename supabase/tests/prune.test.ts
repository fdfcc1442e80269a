import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { prune } from '../functions/job-prune/index.ts';
import { admin, callFunction, database } from './support/backend.ts';
import { utcDate } from '../../lib/domain/values/calendar-date.ts';
import { createCabin } from './support/cabins.ts';
import { confirm, holdToPay, PRICE } from './support/holds.ts';

// Long before everything that other tests leave behind.
const NOW = new Date('2019-06-25T00:00:00Z');
const cabin = await createCabin();

const ago = (days: number) => `'${new Date(NOW.getTime() - days * 86_400_000).toISOString()}'`;
const hex = (bytes: number) => randomBytes(bytes).toString('hex');
const session = `'prune-${randomUUID().slice(0, 8)}'`;
const run = (most?: number) => prune({ admin, now: NOW }, most);

async function add(sql: string): Promise<void> {
  await database.query(`insert into public.${sql}`);
}

const message = (status: string, sendAt: string, createdAt = sendAt) =>
  `outbox (channel, recipient, body, purpose, status, send_at, created_at)
   values ('email', 'june@example.com', 'Hi', 'test', '${status}', ${sendAt}, ${createdAt})`;
const signup = (columns: string, values: string) =>
  `newsletter_signups (email, ${columns}) values ('${randomUUID()}@example.com', ${values})`;
const itinerary = (expires: string, revoked: string) =>
  `itineraries (token, edit_token_hash, title, guests, expires_at, revoked_at)
   values ('${hex(16)}', '${hex(32)}', 'A trip', 2, ${expires}, ${revoked})`;
const link = (expires: string) =>
  `text_links (token, cabin_id, created_at, expires_at) values ('${hex(12)}', '${cabin.id}', ${ago(60)}, ${expires})`;
const sentQuote = (checkOut: string) =>
  `quotes (token, made_by, cabin_id, check_in, check_out, adults, children, pets, quote, inputs_version)
   values ('${hex(16)}', 'guest', '${cabin.id}', ${checkOut}::date - 2, ${checkOut}::date, 2, 0, 0, '{}', '${hex(16)}')`;
const consent = (given: string) =>
  `text_consents (phone_hash, address_hash, session_id, source, purpose, disclosure_version, disclosure_text, given_at)
   values ('${hex(16)}', '${hex(16)}', ${session}, 'test', 'test', '1', 'Yes', ${given})`;
const watch = (checkIn: string, sent: string) =>
  `opening_watches (phone, phone_hash, check_in, check_out, guests, sent_at)
   values ('+1865555${String(parseInt(hex(2), 16))
     .padStart(5, '0')
     .slice(-4)}', '${hex(16)}', ${checkIn}::date, ${checkIn}::date + 2, 2, ${sent})`;
const video = (fresh: string, claimed: string) =>
  `video_embeds (video_id, fresh_until, claimed_until) values ('${parseInt(hex(6), 16)}', ${fresh}, ${claimed})`;
const allowance = (prefix: string, begun: string) =>
  `allowances (key, window_start, used) values ('${prefix}:${randomUUID()}', ${begun}, 1)`;
const request = (at: string) =>
  `link_requests (email, requested_at) values ('june@example.com', ${at})`;
const question = (at: string) =>
  `guest_questions (id, cabin_id, adults, children, pets, guest_name, guest_email, created_at)
   values ('${randomUUID()}', '${cabin.id}', 2, 0, 0, 'June', 'june@example.com', ${at})`;
const unlock = (deal: string, at: string) =>
  `deal_unlocks (deal_id, session_id, unlocked_at) values ('${deal}', '${hex(8)}', ${at})`;

const application = (sent: string) =>
  `owner_applications (name, email, phone, property_name, area, address, bedrooms, baths, sleeps, created_at)
   values ('June Carter', 'june@example.com', '+18655550142', 'Ridge', 'gatlinburg', '1 Ridge Road', 2, 1, 4, ${sent})`;
const notice = (received: string) =>
  `payment_events (provider, event_id, type, received_at) values ('test', '${randomUUID()}', 'paid', ${received})`;
const testPage = (status: string, expires: string, booking: string = randomUUID()) =>
  `test_payment_pages (session_id, idempotency_key, status, reference, description, customer_email, client_reference_id,
     amount_cents, success_url, cancel_url, expires_at)
   values ('cs_test_${hex(16)}', '${randomUUID()}', '${status}', 'MM-TEST', 'A stay', 'june@example.com', '${booking}',
     100, '/', '/', ${expires})`;

/** For each kind: what goes, and what stays. */
const invitation = (endedAt: string) =>
  `staff_invitations (email, role, invited_by, ended_at) values ('${randomUUID()}@example.com', 'cleaner', gen_random_uuid(), ${endedAt})`;

const KINDS: Record<string, [gone: string[], kept: string[]]> = {
  site_visits: [
    [`site_visits (path, session_id, visited_at) values ('/', ${session}, ${ago(91)})`],
    [`site_visits (path, session_id, visited_at) values ('/', ${session}, ${ago(89)})`],
  ],
  site_events: [
    [`site_events (name, happened_at) values ('page_view', ${ago(32)})`],
    [`site_events (name, happened_at) values ('page_view', ${ago(30)})`],
  ],
  cabin_clicks: [
    [
      `cabin_clicks (cabin_id, session_id, clicked_at) values ('${cabin.id}', ${session}, ${ago(401)})`,
    ],
    [
      `cabin_clicks (cabin_id, session_id, clicked_at) values ('${cabin.id}', ${session}, ${ago(399)})`,
    ],
  ],
  allowances: [
    [allowance('text', ago(33)), allowance('track', ago(3))],
    [allowance('text', ago(31)), allowance('track', ago(1))],
  ],
  outbox: [
    ['sent', 'failed', 'kept', 'unknown', 'cancelled'].map((each) => message(each, ago(181))),
    [
      message('sent', ago(179)),
      message('queued', ago(400)),
      // Asked for long ago, sent lately.
      message('sent', ago(10), ago(300)),
    ],
  ],
  text_consents: [[consent(ago(5 * 366))], [consent(ago(4 * 366))]],
  text_links: [[link(ago(0)), link(ago(1))], [link(ago(-1))]],
  opening_watches: [
    [watch(ago(31), 'null'), watch(ago(-90), ago(31))],
    [watch(ago(29), 'null'), watch(ago(-90), ago(29))],
  ],
  video_embeds: [[video(ago(8), 'null')], [video(ago(6), 'null'), video(ago(8), ago(-1))]],
  newsletter_signups: [
    [
      signup('created_at', ago(31)),
      signup('created_at, confirmation_sent_at', `${ago(90)}, ${ago(31)}`),
    ],
    [
      signup('created_at', ago(29)),
      signup('created_at, confirmation_sent_at', `${ago(90)}, ${ago(29)}`),
      signup('created_at, confirmed_at', `${ago(900)}, ${ago(900)}`),
      signup('created_at, unsubscribed_at', `${ago(900)}, ${ago(900)}`),
    ],
  ],
  itineraries: [
    [itinerary(ago(0), 'null'), itinerary(ago(-90), ago(1))],
    [itinerary(ago(-90), 'null'), itinerary(ago(-90), ago(-1))],
  ],
  guest_questions: [[question(ago(367))], [question(ago(360))]],
  link_requests: [[request(ago(2))], [request(ago(0))]],
  quotes: [[sentQuote(ago(31))], [sentQuote(ago(29)), sentQuote(ago(-400))]],
  owner_applications: [[application(ago(367))], [application(ago(360))]],
  payment_events: [[notice(ago(91))], [notice(ago(89))]],
  test_payment_pages: [
    [testPage('expired', ago(31)), testPage('open', ago(31)), testPage('complete', ago(31))],
    [testPage('expired', ago(29))],
  ],
  staff_invitations: [[invitation(ago(31))], [invitation(ago(29)), invitation('null')]],
  job_runs: [
    [`job_runs (name, started_at) values ('prune', ${ago(8)})`],
    [`job_runs (name, started_at) values ('prune', ${ago(6)})`],
  ],
};

const rowsOf = async (table: string) => {
  const rows = await database.query(`select count(*)::int as rows from public.${table}`);
  return Number(rows[0]?.rows);
};

for (const [table, [gone, kept]] of Object.entries(KINDS)) {
  test(`${table}: deletes what is due and nothing else`, async () => {
    const before = await rowsOf(table);
    for (const row of [...gone, ...kept]) await add(row);
    assert.deepEqual(await run(), { [table]: gone.length });
    assert.equal(await rowsOf(table), before + kept.length);
    assert.deepEqual(await run(), {});
  });
}

test('who unlocked a deal is forgotten, the deal is not', async () => {
  const id = randomUUID();
  await add(
    `daily_deals (id, cabin_id, discount_percent, starts_at, expires_at)
     values ('${id}', '${cabin.id}', 10, '2019-03-01T00:00:00Z', '2019-03-02T00:00:00Z')`,
  );
  await add(unlock(id, ago(91)));
  await add(unlock(id, ago(89)));
  assert.deepEqual(await run(), { deal_unlocks: 1 });
  assert.deepEqual(
    await database.query(`select count(*)::int from public.deal_unlocks where deal_id = '${id}'`),
    [{ count: 1 }],
  );
});

const MINUTE_MS = 60_000;
const daysBefore = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

/** A hold of so many days before, with a page to pay on that has closed since. */
async function oldHold(days: number) {
  const own = await createCabin();
  const now = daysBefore(days);
  const stay = {
    checkIn: utcDate(daysBefore(days - 10)),
    checkOut: utcDate(daysBefore(days - 12)),
  };
  const held = await holdToPay(database.query, own.id, stay, now);
  await database.query(
    `insert into public.guest_messages (id, booking_id, body) values ('${randomUUID()}', '${held.booking.id}', 'Hello')`,
  );
  return { ...held, now };
}

async function lapse({ sessionId, now }: Awaited<ReturnType<typeof oldHold>>) {
  const later = new Date(now.getTime() + 40 * MINUTE_MS).toISOString();
  await database.query(`select public.expire_holds('${later}')`);
  await database.query(
    `select public.close_payment('${sessionId}', 'expired', '{"event_id": "${sessionId}", "type": "x"}', '${later}')`,
  );
}

const traces = async ({
  booking: { id, occupancy_id: stay },
}: Awaited<ReturnType<typeof oldHold>>) => {
  const [row] = await database.query(
    `select (select count(*) from public.bookings where id = '${id}')::int
          + (select count(*) from public.payments where booking_id = '${id}')::int
          + (select count(*) from public.booking_events where booking_id = '${id}')::int
          + (select count(*) from public.guest_messages where booking_id = '${id}')::int
          + (select count(*) from public.occupancies where id = '${stay}')::int as rows`,
  );
  return Number(row?.rows);
};

test('a booking nobody paid for goes after thirty days with all that hangs on it; one that may still be paid stays', async () => {
  const [gone, young, open] = [await oldHold(31), await oldHold(29), await oldHold(31.1)];
  await lapse(gone);
  await lapse(young);
  // Its page was never closed: the money may still come.
  await database.query(
    `update public.payments set status = 'open' where session_id = '${open.sessionId}'`,
  );
  assert.deepEqual(await run(), { unpaid_bookings: 1 });
  assert.equal(await traces(gone), 0);
  assert.ok((await traces(young)) > 0);
  assert.ok((await traces(open)) > 0);
});

test('a booking that was paid goes seven years after its stay, with payment, refund and test page, and not before', async () => {
  const [gone, young] = [await oldHold(7 * 366 + 12), await oldHold(7 * 365 + 12)];
  for (const each of [gone, young]) {
    assert.equal(await confirm(database.query, each.sessionId, each.now), 'confirmed');
    await add(testPage('complete', ago(2000), each.booking.id));
  }
  await admin.rpc('cancel_booking', {
    p_token: gone.booking.token,
    p_by: 'host',
    p_expected_refund_cents: PRICE,
    p_now: gone.now.toISOString(),
  });
  const { bookings, test_payment_pages: pages } = await run();
  assert.deepEqual([bookings, pages], [1, 1]);
  assert.equal(await traces(gone), 0);
  assert.ok((await traces(young)) > 0);
});

test('the network of a click is forgotten after a day, the click is not', async () => {
  for (const days of [0.9, 1.1]) {
    await add(
      `cabin_clicks (cabin_id, session_id, clicked_at, address_hash) values ('${cabin.id}', '${hex(8)}', ${ago(days)}, 'a-network-of-the-test')`,
    );
  }
  assert.deepEqual(await run(), { networks_of_clicks: 1 });
  const rows = await database.query(
    `select clicked_at > ${ago(1)} as recent from public.cabin_clicks where address_hash = 'a-network-of-the-test' and cabin_id = '${cabin.id}'`,
  );
  assert.deepEqual(rows, [{ recent: true }]);
});

test('what a shared plan holds goes with it', async () => {
  const id = randomUUID();
  await add(
    `itineraries (id, token, edit_token_hash, title, guests, expires_at)
     values ('${id}', '${hex(16)}', '${hex(32)}', 'A trip', 2, ${ago(1)})`,
  );
  await add(
    `itinerary_cabins (itinerary_id, cabin_id, position) values ('${id}', '${cabin.id}', 1)`,
  );
  await add(
    `itinerary_votes (itinerary_id, cabin_id, voter_id, voter_name, vote)
     values ('${id}', '${cabin.id}', '${randomUUID()}', 'June', 1)`,
  );
  assert.deepEqual(await run(), { itineraries: 1 });
  for (const table of ['itinerary_cabins', 'itinerary_votes']) {
    assert.deepEqual(
      await database.query(`select 1 from public.${table} where itinerary_id = '${id}'`),
      [],
    );
  }
});

test('two runs at once take a heap in batches, each row once', async () => {
  await add(
    `site_visits (path, session_id, visited_at)
     select '/', ${session}, ${ago(100)} from generate_series(1, 250)`,
  );
  const runs = await Promise.all([run(40), run(40)]);
  assert.equal(
    runs.reduce((sum, { site_visits = 0 }) => sum + site_visits, 0),
    250,
  );
});

test('no visitor waits for it: a click forgets nothing', async () => {
  await add(`site_visits (path, session_id, visited_at) values ('/', ${session}, ${ago(100)})`);
  const click = { kind: 'click', cabin_id: cabin.id, session_id: 'prune-session', limits: [] };
  await admin.rpc('record_tracking', { p_items: [{ ...click, now: NOW.toISOString() }] });
  assert.deepEqual(await run(), { site_visits: 1 });
});

test('the job is for the secret key only', async () => {
  assert.equal((await callFunction('job-prune', { method: 'POST' })).status, 401);
});
