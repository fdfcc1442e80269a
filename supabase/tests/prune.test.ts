import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { prune } from '../functions/job-prune/prune.ts';
import { admin, callFunction, database } from './support/backend.ts';
import { createCabin } from './support/cabins.ts';

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
const consent = (given: string) =>
  `text_consents (phone_hash, address_hash, session_id, source, purpose, disclosure_version, disclosure_text, given_at)
   values ('${hex(16)}', '${hex(16)}', ${session}, 'test', 'test', '1', 'Yes', ${given})`;
const video = (fresh: string, claimed: string) =>
  `video_embeds (video_id, fresh_until, claimed_until) values ('${parseInt(hex(6), 16)}', ${fresh}, ${claimed})`;
const allowance = (prefix: string, begun: string) =>
  `allowances (key, window_start, used) values ('${prefix}:${randomUUID()}', ${begun}, 1)`;
const unlock = (deal: string, at: string) =>
  `deal_unlocks (deal_id, session_id, unlocked_at) values ('${deal}', '${hex(8)}', ${at})`;

/** For each kind: what goes, and what stays. */
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
  test(`of ${table} goes what is due, and nothing else`, async () => {
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
  const at = { p_now: NOW.toISOString(), p_session_id: 'prune-session' };
  await admin.rpc('record_click', { ...at, p_cabin_id: cabin.id });
  assert.deepEqual(await run(), { site_visits: 1 });
});

test('the job is for the secret key only', async () => {
  assert.equal((await callFunction('job-prune', { method: 'POST' })).status, 401);
});
