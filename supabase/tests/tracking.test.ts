import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import postgres from 'postgres';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin, database } from './support/backend.ts';
import { createCabin } from './support/cabins.ts';
import { sized, TARGET } from './support/harness.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { expectRefusal, NOBODY, post } from './support/requests.ts';

const BEACONS = sized(1_000, 200);
const AT_ONCE = 25;
const WINDOW_MS = 6 * 60 * 60 * 1000;

/** Returns at once, except just before a window of one network ends: then when the next one has begun. */
async function awaitQuietWindow(): Promise<void> {
  const left = WINDOW_MS - (Date.now() % WINDOW_MS);
  if (left < 60_000) await new Promise((resolve) => setTimeout(resolve, left + 1_000));
}

let networks = 0;
/** An address no other test has. Each test is a visitor of its own, or it would share others' limits. */
const newAddress = () => `198.18.${Math.floor((networks += 1) / 250)}.${networks % 250}`;
const from = (address: string) => ({ 'X-Forwarded-For': address });

const send = (name: string, body: unknown, address = newAddress()) =>
  post(name, body, from(address));

async function expectAccepted(response: Response): Promise<void> {
  assert.equal(response.status, 204, await response.clone().text());
  assert.equal(await response.text(), '');
}

async function sendMany(count: number, make: (index: number) => Promise<Response>) {
  const statuses = new Map<number, number>();
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const { status } = await make(next++);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return Object.fromEntries(statuses);
}

const click = (cabinId: string, sessionId: string = randomUUID(), rest = {}) => ({
  property_id: cabinId,
  session_id: sessionId,
  referrer_page: '/cabins',
  ...rest,
});
const visit = (rest = {}) => ({
  url_path: '/cabins',
  referrer: 'https://www.tiktok.com/',
  session_id: randomUUID(),
  ...rest,
});

async function countClicks(cabinId: string): Promise<number> {
  const { count } = await admin
    .from('cabin_clicks')
    .select('id', { count: 'exact', head: true })
    .eq('cabin_id', cabinId);
  return count ?? -1;
}

const visitsOf = async (sessionId: string) =>
  expectData(
    await admin
      .from('site_visits')
      .select('path, referrer')
      .eq('session_id', sessionId)
      .order('id'),
  );
const eventsOf = async (sessionId: string) =>
  expectData(
    await admin
      .from('site_events')
      .select('name, parameters')
      .eq('session_id', sessionId)
      .order('id'),
  );
const viewsOf = async (cabinId: string) =>
  expectData(await admin.from('cabins').select('views_last_7_days').eq('id', cabinId).single())
    .views_last_7_days;

test('a visit is kept without query, token or address', async () => {
  const session_id = randomUUID();
  const visits = [
    visit({ session_id }),
    visit({
      session_id,
      url_path: '/booking-success?token=secret#x',
      referrer: '/booking?cabin=a',
    }),
    visit({ session_id, url_path: `/t/${randomUUID()}`, referrer: null }),
    visit({
      session_id,
      url_path: '/ada@example.com',
      referrer: 'https://m.example/?u=ada%40b.co',
    }),
    { url_path: '/', session_id },
  ];
  for (const each of visits) await expectAccepted(await send('track-visit', each));
  assert.deepEqual(await visitsOf(session_id), [
    { path: '/cabins', referrer: 'www.tiktok.com' },
    { path: '/booking-success', referrer: '/booking' },
    { path: '/t/*', referrer: null },
    { path: '/*', referrer: 'm.example' },
    { path: '/', referrer: null },
  ]);
});

test('an invalid path is accepted and not kept', async () => {
  const session_id = randomUUID();
  for (const url_path of ['', 'cabins', '//evil.example', 'javascript:alert(1)']) {
    await expectAccepted(await send('track-visit', visit({ session_id, url_path })));
  }
  assert.deepEqual(await visitsOf(session_id), []);
});

test(`${BEACONS} beacons of one session, from as many networks, are one view`, async (t) => {
  await awaitQuietWindow();
  const cabin = await createCabin();
  const beacon = click(cabin.id);
  const started = performance.now();
  const statuses = await sendMany(BEACONS, () => send('track-click', beacon));
  t.diagnostic(`${Math.round(performance.now() - started)} ms (${TARGET})`);
  assert.deepEqual(statuses, { 204: BEACONS });
  assert.equal(await countClicks(cabin.id), 1);
});

test(`${BEACONS} beacons of invented sessions from one network are one view`, async () => {
  await awaitQuietWindow();
  const cabin = await createCabin();
  const network = randomUUID().slice(0, 4);
  const statuses = await sendMany(BEACONS, (index) =>
    // All addresses of a /64 belong to one visitor.
    send('track-click', click(cabin.id), `2001:db8:${network}:1::${index.toString(16)}`),
  );
  assert.deepEqual(statuses, { 204: BEACONS });
  assert.equal(await countClicks(cabin.id), 1);
});

test('a hundred guests are a hundred views', async () => {
  const cabin = await createCabin();
  await sendMany(100, () => send('track-click', click(cabin.id)));
  assert.equal(await countClicks(cabin.id), 100);
});

test('one guest counts on every cabin', async () => {
  const cabins = await Promise.all([createCabin(), createCabin()]);
  const [session, address] = [randomUUID(), newAddress()];
  for (const { id } of cabins) await send('track-click', click(id, session), address);
  assert.deepEqual(await Promise.all(cabins.map(({ id }) => countClicks(id))), [1, 1]);
});

const clickItem = (cabinId: string, sessionId: string, network: string, now: string) => ({
  kind: 'click',
  cabin_id: cabinId,
  session_id: sessionId,
  now,
  limits: [],
  address_hash: network.padEnd(16, '-'),
});

/** Whether it counted. */
async function record(cabinId: string, ...of: [session: string, network: string, now: string]) {
  const before = await countClicks(cabinId);
  const p_items = [clickItem(cabinId, ...of)];
  expectData(await admin.rpc('record_tracking', { p_items }));
  return (await countClicks(cabinId)) > before;
}

test('a session counts again on the next UTC day, a network after its six hours', async () => {
  const { id } = await createCabin();
  const counted: [string, string, string, boolean][] = [
    ['session-a', 'network-a', '2026-06-01T05:59:59.999Z', true],
    ['session-a', 'network-b', '2026-06-01T06:00:00Z', false],
    ['session-a', 'network-c', '2026-06-01T23:59:59.999Z', false],
    ['session-b', 'network-a', '2026-06-01T00:00:00Z', false],
    ['session-b', 'network-a', '2026-06-01T06:00:00Z', true],
    ['session-c', 'network-a', '2026-06-01T11:59:59.999Z', false],
    ['session-a', 'network-d', '2026-06-02T00:00:00Z', true],
    ['session-e', 'network-d', '2026-06-02T05:59:59Z', false],
  ];
  for (const [session, network, now, expected] of counted) {
    assert.equal(await record(id, session, network, now), expected, `${session} ${network} ${now}`);
  }
});

if (TARGET === 'postgres') {
  test('fifty connections at once: a session counts once, a network counts once, and none ends in an error', async (t) => {
    const [row] = await database.query(`select current_setting('port') as port`);
    const sql = postgres(`postgres://postgres@127.0.0.1:${row?.port}/postgres`, { max: 50 });
    t.after(() => sql.end());
    for (let round = 0; round < 5; round++) {
      const { id } = await createCabin();
      const now = new Date(Date.UTC(2026, 4, 1 + round)).toISOString();
      await Promise.all(
        Array.from({ length: BEACONS }, (_, i) => {
          // Half of them share a session, half a network: both unique indexes are fought over.
          const [session, network] =
            i % 2 ? [`session-${i}`, 'network'] : ['session-of-all', `network-${i}`];
          const items = [clickItem(id, session, network, now)];
          return sql`select public.record_tracking(${sql.json(items)})`;
        }),
      );
      assert.equal(await countClicks(id), 2);
    }
  });
}

test('unknown and unlisted cabins are not counted, and the response does not say so', async () => {
  const hidden = await createCabin({ live: false });
  for (const id of [hidden.id, NOBODY]) {
    await expectAccepted(await send('track-click', click(id)));
    assert.equal(await countClicks(id), 0);
  }
});

test('the page a guest came from is kept without its query', async () => {
  const { id } = await createCabin();
  const referrer_page = 'https://www.google.com/search?q=ada@example.com';
  await expectAccepted(await send('track-click', click(id, randomUUID(), { referrer_page })));
  const rows = expectData(
    await admin.from('cabin_clicks').select('referrer_page').eq('cabin_id', id),
  );
  assert.deepEqual(rows, [{ referrer_page: 'www.google.com/search' }]);
});

test('the counts that pages show are refreshed by clicks, once in ten minutes', async () => {
  const { id } = await createCabin({ views_last_7_days: 77 });
  const updatedAt = async () => {
    const own = admin.from('cabins').select('updated_at').eq('id', id).single();
    return expectData(await own).updated_at;
  };
  const touched = await updatedAt();
  await record(id, 'session-a', 'network-a', '2026-06-10T10:00:00Z');
  assert.equal(await viewsOf(id), 1);
  await record(id, 'session-b', 'network-b', '2026-06-10T10:09:59Z');
  assert.equal(await viewsOf(id), 1);
  // One that is not counted keeps the figures true as well.
  await record(id, 'session-b', 'network-b', '2026-06-10T10:10:00Z');
  assert.equal(await viewsOf(id), 2);
  await record(id, 'session-c', 'network-c', '2026-06-17T10:00:00Z');
  assert.equal(await viewsOf(id), 2, 'the first one is seven days old');
  assert.equal(await updatedAt(), touched);
});

test('one of many concurrent requests refreshes the counts', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      admin.rpc('keep_view_counts', { p_now: '2026-06-20T10:00:00Z' }),
    ),
  );
  assert.equal(answers.map(expectData).filter(Boolean).length, 1);
});

test('a refreshed count is what the statistics say', async () => {
  const cabins = await Promise.all([createCabin(), createCabin({ views_last_7_days: 5 })]);
  await sendMany(7, () => send('track-click', click(cabins[0].id)));
  await database.query('select public.refresh_view_counts()');
  assert.deepEqual(await Promise.all(cabins.map(({ id }) => viewsOf(id))), [7, 0]);
  const [none] = await database.query('select public.refresh_view_counts() as changed');
  assert.equal(none?.changed, 0);
});

test('known events are kept, others are dropped in silence', async () => {
  const session_id = randomUUID();
  const event = (event_name: string, parameters: object = {}) => ({
    event_name,
    parameters: { ...parameters, session_id },
  });
  const { parameters, ...bare } = event('page_view');
  assert.ok(parameters);
  await expectAccepted(await send('track-event', event('promo_code_copy', { copied: true })));
  await expectAccepted(await send('track-event', bare));
  await expectAccepted(await send('track-event', event('drop_table', { x: 1 })));
  await expectAccepted(
    await send('track-event', {
      events: [
        event('custom_map_opened', { source: 'fall' }),
        event('unheard_of'),
        event('booking_funnel', { step: 'date_selection', nights: 3, total_price: 812.5 }),
      ],
    }),
  );
  assert.deepEqual(await eventsOf(session_id), [
    { name: 'promo_code_copy', parameters: { copied: true } },
    {
      name: 'booking_funnel',
      parameters: { step: 'date_selection', nights: 3, total_price: 812.5 },
    },
    { name: 'custom_map_opened', parameters: { source: 'fall' } },
  ]);
});

test('only plain, small, impersonal event parameters are stored', async () => {
  const session_id = randomUUID();
  const body = `{"event_name":"dates_selected","parameters":{"session_id":"${session_id}","nights":2,
    "__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}},"email":"ada@example.com",
    "phone":"(865) 555-0134","number":8655550134,"nested":{"a":{"b":1}},"list":[1,2],"none":null,
    "page_location":"https://cabins.example/booking?token=secret","tiny":5e-324,"zero":"a\\u0000b",
    "half":"\\ud800","Upper Case":1,"long":"${'x'.repeat(200)}"}}`;
  await expectAccepted(await send('track-event', body));
  assert.deepEqual(await eventsOf(session_id), [
    {
      name: 'dates_selected',
      parameters: { nights: 2, page_location: 'https://cabins.example/booking' },
    },
  ]);
  assert.equal(Reflect.get({}, 'isAdmin'), undefined);
});

test('the table itself takes plain values only', async (t) => {
  expectErrorOutput(t);
  for (const parameters of [{ a: {} }, { a: [] }, [], 'text', { a: 'x'.repeat(5_000) }]) {
    const row = { name: 'page_view', parameters, happened_at: '2026-06-01T00:00:00Z' };
    const { error } = await admin.from('site_events').insert(row);
    assert.ok(error, JSON.stringify(parameters).slice(0, 30));
  }
});

const SESSION = randomUUID();
const VALID = {
  'track-visit': visit({ session_id: SESSION }),
  'track-click': click(NOBODY, SESSION),
  'track-event': { event_name: 'page_view', parameters: { session_id: SESSION } },
};
const NOT_ACCEPTED: Record<keyof typeof VALID, unknown[]> = {
  'track-visit': [
    { url_path: 7 },
    { url_path: null },
    { url_path: ['/'] },
    { url_path: `/${'x'.repeat(2_048)}` },
    { referrer: 7 },
    { referrer: {} },
    { session_id: '' },
    { session_id: 'short' },
    { session_id: 'x'.repeat(65) },
    { session_id: "' or 1=1; --" },
    { session_id: null },
  ],
  'track-click': [
    { property_id: 'pebble' },
    { property_id: 7 },
    { property_id: null },
    { property_id: [NOBODY] },
    { property_id: `${NOBODY}' --` },
    { session_id: {} },
    { referrer_page: 1 },
  ],
  'track-event': [
    { event_name: '' },
    { event_name: 7 },
    { event_name: null },
    { event_name: 'x'.repeat(101) },
    { parameters: null },
    { parameters: [] },
    { parameters: 'text' },
    { parameters: { a: 'x'.repeat(4_096) } },
    { events: [] },
    { events: {} },
    { events: [null] },
    { events: Array.from({ length: 21 }, () => ({ event_name: 'page_view' })) },
  ],
};
const NO_OBJECT = ['', 'nonsense', '{"a":', '[]', 'null', '42', '"text"', '{}', '['.repeat(3_000)];

for (const [name, valid] of Object.entries(VALID)) {
  test(`${name} refuses what is not its kind of body`, async () => {
    const address = newAddress();
    for (const body of NO_OBJECT) {
      assert.equal(
        (await expectRefusal(await send(name, body, address), 400)).code,
        'invalid_request',
      );
    }
    for (const change of NOT_ACCEPTED[name as keyof typeof VALID]) {
      const { events = undefined, ...rest } = change as { events?: unknown };
      const body = events === undefined ? { ...valid, ...rest } : { events };
      const response = await send(name, body, address);
      assert.equal(response.status, 400, JSON.stringify(change).slice(0, 60));
      await expectRefusal(response, 400);
    }
  });

  test(`${name} does not parse a body that is too large`, async () => {
    for (const size of [40_000, 2_000_000]) {
      const body = JSON.stringify({ ...valid, more: 'x'.repeat(size) });
      assert.equal((await expectRefusal(await send(name, body), 413)).code, 'body_too_large');
    }
  });

  test(`${name} never fails on any JSON`, async () => {
    const address = newAddress();
    const anyField = fc
      .tuple(fc.constantFrom(...Object.keys(valid), '__proto__'), fc.jsonValue())
      .map(([key, value]) => ({ ...valid, [key]: value }));
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.jsonValue(), anyField), async (body) => {
        const { status } = await send(name, JSON.stringify(body), address);
        assert.ok([204, 400, 413].includes(status), String(status));
      }),
      { numRuns: 100 },
    );
  });
}

test('an event nested thousands deep is refused, not fallen over', async () => {
  const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
  const body = `{"event_name":"page_view","parameters":${deep}}`;
  await expectRefusal(await send('track-event', body), 400);
});

test('events with any parameters are kept or cut down, never an error', async () => {
  const address = newAddress();
  const value = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.double());
  const names = fc.oneof(fc.string(), fc.stringMatching(/^[a-z][a-z0-9_]{0,39}$/));
  await fc.assert(
    fc.asyncProperty(fc.dictionary(names, value, { maxKeys: 40 }), async (parameters) => {
      const body = JSON.stringify({ event_name: 'page_view', parameters });
      const { status } = await send('track-event', body, address);
      assert.ok([204, 400].includes(status), String(status));
    }),
    { numRuns: 150 },
  );
});

test('one session keeps 300 visits an hour, from however many networks', async () => {
  await awaitQuietWindow();
  const session_id = randomUUID();
  const statuses = await sendMany(320, () => send('track-visit', visit({ session_id })));
  assert.deepEqual(statuses, { 204: 320 });
  assert.equal((await visitsOf(session_id)).length, 300);
});

test('one network keeps 600 visits an hour, however many sessions it invents', async () => {
  await awaitQuietWindow();
  const address = newAddress();
  const path = `/flood-${randomUUID().slice(0, 4)}x`;
  const statuses = await sendMany(640, () =>
    send('track-visit', visit({ url_path: path }), address),
  );
  assert.deepEqual(statuses, { 204: 640 });
  const { count } = await admin
    .from('site_visits')
    .select('id', { count: 'exact', head: true })
    .eq('path', path);
  assert.equal(count, 600);
});

test('a batch is stored as far as the limit allows', async () => {
  const session_id = `room-${randomUUID().slice(0, 8)}`;
  const limits = [{ key: `track:test:${session_id}`, most: 5, seconds: 3600 }];
  const now = new Date().toISOString();
  const p_items = ['card_view', 'page_view', 'card_hover'].map((name) => ({
    kind: 'event',
    name,
    parameters: {},
    session_id,
    now,
    limits,
  }));
  const keep = async () => expectData(await admin.rpc('record_tracking', { p_items }));
  assert.deepEqual([await keep(), await keep(), await keep()], [3, 2, 0]);
  const kept = (await eventsOf(session_id)).map(({ name }) => name);
  assert.deepEqual(kept, ['card_view', 'page_view', 'card_hover', 'card_view', 'page_view']);
});

test('statistics can be asked for by slug, under the names pages use', async () => {
  const [cabin, hidden] = await Promise.all([createCabin(), createCabin({ live: false })]);
  await sendMany(3, () => send('track-click', click(cabin.id)));
  const slugs = [cabin.slug, hidden.slug, 'no-such-cabin', cabin.slug];
  const response = await post('get-cabin-stats', { slugs });
  assert.equal(response.status, 200);
  assert.deepEqual(await response.json(), {
    success: true,
    data: [
      {
        property_id: cabin.id,
        clicks_today: 3,
        clicks_this_week: 3,
        clicks_this_month: 3,
      },
    ],
    error: null,
    meta: { total_properties: 1, total_clicks: 3 },
  });
  for (const wrong of [
    [],
    ['UPPER'],
    ["a'--"],
    [7],
    null,
    Array.from({ length: 101 }, () => 'a'),
  ]) {
    await expectRefusal(await post('get-cabin-stats', { slugs: wrong }), 400);
  }
});
