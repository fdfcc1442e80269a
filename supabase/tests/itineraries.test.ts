import assert from 'node:assert/strict';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin, database } from './support/backend.ts';
import { createCabin } from './support/cabins.ts';
import { expectErrorOutput } from './support/quiet.ts';

const cabin = await createCabin();
const other = await createCabin();
const NEVER = '2099-01-01T00:00:00Z';

const newToken = () => randomBytes(16).toString('hex');
const KEY = createHash('sha256').update('key').digest('hex');
const WRONG_KEY = createHash('sha256').update('another key').digest('hex');

const content = (changes: object = {}) => ({
  title: 'Cousins',
  plan: null,
  check_in: '2027-01-15',
  check_out: '2027-01-18',
  guests: 4,
  cabins: [{ id: cabin.id, total_cents: 61_234 }],
  ...changes,
});

const save = (token: string, changes: object = {}, key = KEY, expiresAt = NEVER) =>
  admin.rpc('save_itinerary', {
    p_token: token,
    p_edit_token_hash: key,
    p_content: content(changes),
    p_expires_at: expiresAt,
  });

async function create(changes: object = {}, expiresAt = NEVER): Promise<string> {
  const token = newToken();
  assert.ok(expectData(await save(token, changes, KEY, expiresAt)));
  return token;
}

type VoteChanges = { cabinId?: string; voterId?: string; name?: string; most?: number };

async function vote(token: string, value: number, changes: VoteChanges = {}) {
  const { cabinId = cabin.id, voterId = randomUUID(), name = 'June', most = 100 } = changes;
  return expectData(
    await admin.rpc('cast_itinerary_vote', {
      p_token: token,
      p_cabin_id: cabinId,
      p_voter_id: voterId,
      p_name: name,
      p_vote: value,
      p_most: most,
    }),
  );
}

const votesOf = (token: string) =>
  database.query(
    `select v.voter_name as name, v.vote from public.itinerary_votes v
     join public.itineraries i on i.id = v.itinerary_id where i.token = '${token}' order by 1, 2`,
  );

test('a list is kept with the totals its cabins were added at', async () => {
  const token = await create();
  const row = expectData(
    await admin
      .from('itineraries')
      .select('title, guests, itinerary_cabins(cabin_id, added_total_cents)')
      .eq('token', token)
      .single(),
  );
  assert.deepEqual(row, {
    title: 'Cousins',
    guests: 4,
    itinerary_cabins: [{ cabin_id: cabin.id, added_total_cents: 61_234 }],
  });
});

test('a voter has one vote for a cabin, which can be changed and taken back', async () => {
  const token = await create();
  const voterId = randomUUID();
  assert.equal(await vote(token, 1, { voterId }), 'counted');
  assert.equal(await vote(token, -1, { voterId, name: 'June B.' }), 'counted');
  assert.equal(await vote(token, 1), 'counted');
  assert.deepEqual(await votesOf(token), [
    { name: 'June', vote: 1 },
    { name: 'June B.', vote: -1 },
  ]);
  assert.equal(await vote(token, 0, { voterId }), 'counted');
  assert.deepEqual(await votesOf(token), [{ name: 'June', vote: 1 }]);
});

test('many votes at once of one voter leave one', async () => {
  const token = await create();
  const voterId = randomUUID();
  const values = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? 1 : -1));
  await Promise.all(values.map((value) => vote(token, value, { voterId })));
  assert.equal((await votesOf(token)).length, 1);
});

test('no more voters than a list takes, even at once; those who voted may change their minds', async () => {
  const token = await create();
  const voterId = randomUUID();
  assert.equal(await vote(token, 1, { voterId, most: 3 }), 'counted');
  const answers = await Promise.all(Array.from({ length: 8 }, () => vote(token, 1, { most: 3 })));
  assert.equal(answers.filter((answer) => answer === 'counted').length, 2);
  assert.equal(await vote(token, -1, { voterId, most: 3 }), 'counted');
});

test('a cabin that is not on the list has no votes, and loses them when it is taken off', async () => {
  const token = await create();
  assert.equal(await vote(token, 1, { cabinId: other.id }), 'unknown_cabin');
  assert.equal(await vote(token, 1, { cabinId: randomUUID() }), 'unknown_cabin');
  await vote(token, 1);
  expectData(await save(token, { cabins: [{ id: other.id, total_cents: null }] }));
  assert.deepEqual(await votesOf(token), []);
});

test('votes for a cabin that stays are kept through a change', async () => {
  const token = await create();
  await vote(token, 1);
  const both = [
    { id: other.id, total_cents: null },
    { id: cabin.id, total_cents: 61_234 },
  ];
  expectData(await save(token, { title: 'Cousins and aunts', cabins: both }));
  assert.equal((await votesOf(token)).length, 1);
});

test('without the right key nothing changes', async () => {
  const token = await create();
  assert.equal(expectData(await save(token, { title: 'Mine now', cabins: [] }, WRONG_KEY)), null);
  const [row] = await database.query(
    `select title, (select count(*)::int from public.itinerary_cabins c where c.itinerary_id = i.id) as cabins
     from public.itineraries i where token = '${token}'`,
  );
  assert.deepEqual(row, { title: 'Cousins', cabins: 1 });
});

test('one that was taken down or has expired takes no votes, and cannot come back', async () => {
  const token = await create();
  await database.query(`update public.itineraries set revoked_at = now() where token = '${token}'`);
  assert.equal(await vote(token, 1), 'unknown');
  assert.equal(expectData(await save(token)), null);
  const expired = await create({}, '2020-01-01T00:00:00Z');
  assert.equal(await vote(expired, 1), 'unknown');
  assert.equal(await vote(newToken(), 1), 'unknown');
});

for (const [name, changes] of [
  ['a name of 81 characters', { title: 'x'.repeat(81) }],
  ['no name', { title: '' }],
  ['21 guests', { guests: 21 }],
  ['a stay backwards', { check_out: '2027-01-10' }],
  ['31 nights', { check_out: '2027-02-15' }],
  ['an arrival alone', { check_out: null }],
  ['100 KB of plan', { plan: { text: 'x'.repeat(100_000) } }],
  ['a plan that is a list', { plan: ['x'] }],
  ['a cabin that does not exist', { cabins: [{ id: randomUUID(), total_cents: null }] }],
] as const) {
  test(`the database refuses ${name}`, async (t) => {
    expectErrorOutput(t);
    const token = newToken();
    assert.notEqual((await save(token, changes)).error, null);
    assert.deepEqual(
      await database.query(`select 1 from public.itineraries where token = '${token}'`),
      [],
    );
  });
}

test('what looks like a script is kept as the text it is', async () => {
  const title = '<script>alert(1)</script>';
  const token = await create({ title });
  await vote(token, 1, { name: '<img src=x onerror=alert(1)>' });
  const [row] = await database.query(
    `select title from public.itineraries where token = '${token}'`,
  );
  assert.equal(row?.title, title);
  assert.equal((await votesOf(token))[0]?.name, '<img src=x onerror=alert(1)>');
});
