import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin, anon, callFunction } from './support/backend.ts';
import { ownerForm, ownerRow } from './support/owner-application.ts';
import { expectErrorOutput } from './support/quiet.ts';

const apply = (body: object) =>
  callFunction('owner-application', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'X-Forwarded-For': `198.51.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
    },
  });

const stored = async (email: string) =>
  expectData(await admin.from('owner_applications').select().eq('email', email));
const mails = async (email: string) =>
  expectData(await admin.from('outbox').select().eq('recipient', email));

test('an application is kept, thanked for, and told to the host', async () => {
  const body = ownerForm();
  assert.equal((await apply(body)).status, 201);
  const [row] = await stored(body.email);
  assert.equal(row?.phone, '+18655550177');
  assert.equal(row?.message, 'Built in 2019.\nWith a porch.');
  const [thanks] = await mails(body.email);
  assert.match(thanks?.body ?? '', /Thanks for telling me about your cabin/);
  assert.equal(thanks?.html, null);
});

test('nothing that the form says is mailed to the address it names', async () => {
  const bait = 'verify your card at https://evil.example/r';
  const plain = ownerForm();
  const hostile = ownerForm({ name: bait, property_name: `URGENT: ${bait}`, message: bait });
  await apply(plain);
  await apply(hostile);
  const [[expected], [mail]] = await Promise.all([mails(plain.email), mails(hostile.email)]);
  assert.deepEqual([mail?.subject, mail?.body], [expected?.subject, expected?.body]);
  assert.deepEqual([mail?.headers, mail?.html], [null, null]);
});

test('untrusted text is quoted line by line in the host’s email', async () => {
  const body = ownerForm({ message: 'Hello\n\n--\nFrom: the bank' });
  assert.equal((await apply(body)).status, 201);
  const notices = await mails('hello@mountainmamacabins.example');
  const notice = notices.find(({ headers }) => JSON.stringify(headers)?.includes(body.email));
  assert.equal(notice?.subject, 'An owner applied to list a cabin');
  assert.deepEqual(notice?.headers, { 'Reply-To': body.email });
  for (const line of ['> Fern Hollow', '> --', '> From: the bank']) {
    assert.ok(notice?.body.split('\n').includes(line), line);
  }
});

test('who applies twice a day is thanked once', async () => {
  const body = ownerForm();
  await apply(body);
  await apply(ownerForm({ email: body.email, property_name: 'Second Cabin' }));
  assert.equal((await stored(body.email)).length, 2);
  assert.equal((await mails(body.email)).length, 1);
});

test('a fourth application of a day from one owner is refused, and nothing of it is kept', async () => {
  const { email } = ownerForm();
  const statuses = [];
  for (let count = 0; count < 4; count++) statuses.push((await apply(ownerForm({ email }))).status);
  assert.deepEqual(statuses, [201, 201, 201, 429]);
  assert.equal((await stored(email)).length, 3);
});

for (const [name, changes] of [
  ['the hidden field', { website: 'https://spam.example' }],
  ['a form filled in no time', { elapsed_ms: 900 }],
] as const) {
  test(`${name} is answered like any other, kept, and shown to the host as possible spam`, async () => {
    const body = ownerForm(changes);
    const answer = await apply(body);
    assert.equal(answer.status, 201);
    assert.deepEqual(await answer.json(), { application: { status: 'received' } });
    const rows = await stored(body.email);
    assert.deepEqual(
      rows.map(({ name: who, is_possible_spam }) => [who, is_possible_spam]),
      [['June Owner', true]],
    );
    assert.deepEqual(await mails(body.email), []);
    const notices = expectData(
      await admin.from('outbox').select().eq('headers->>Reply-To', body.email),
    );
    assert.match(notices[0]?.body ?? '', /This could be a bot/);
  });
}

for (const [name, changes] of [
  ['no consent', { consent: false }],
  ['an unknown field', { role: 'admin' }],
  ['100 KB of text', { message: 'x'.repeat(100_000) }],
  ['a script as a link', { listing_url: 'javascript:alert(1)' }],
  ['a link without encryption', { photo_urls: ['http://photos.example.com/1'] }],
  ['eleven links', { photo_urls: Array(11).fill('https://photos.example.com/1') }],
  ['a number as a name', { name: 7 }],
  ['an unknown amenity', { amenities: ['helipad'] }],
  ['a third of a bath', { baths: 1.3 }],
  ['two lines in a name', { name: 'June\nBcc: all@example.com' }],
  ['an unknown area', { area: 'nashville' }],
] as const) {
  test(`${name} is refused`, async () => {
    const body = ownerForm(changes);
    assert.equal((await apply(body)).status, 400);
    assert.deepEqual(await stored(body.email), []);
  });
}

test('what looks like a script or a formula is kept as the text it is', async () => {
  const message = '<script>alert(1)</script>\n=HYPERLINK("https://x.example")';
  const body = ownerForm({ message });
  assert.equal((await apply(body)).status, 201);
  assert.equal((await stored(body.email))[0]?.message, message);
});

test('visitors may add an application directly, within the same bounds, and read none', async (t) => {
  expectErrorOutput(t);
  const row = ownerRow();
  assert.equal((await anon.from('owner_applications').insert(row)).status, 201);
  const changes = [
    { listing_url: 'javascript:alert(1)' },
    { listing_url: 'https://example.com/a b' },
    { photo_urls: ['data:text/html,x'] },
    { photo_urls: ['https://example.com/1', 'javascript:alert(1)'] },
    { photo_urls: ['https://example.com/1 javascript:alert(1)'] },
    { photo_urls: ['https://example.com/1', ''] },
    { sleeps: 400 },
    { message: 'x'.repeat(2001) },
  ];
  const dotted = { ...row, email: `${ownerRow().email}.` };
  const { error: refusal } = await anon.from('owner_applications').insert(dotted);
  assert.match(refusal?.message ?? '', /Not an email/);
  for (const change of changes) {
    const bad = { ...row, ...change };
    for (const client of [anon, admin]) {
      const { error } = await client.from('owner_applications').insert(bad);
      assert.notEqual(error, null, JSON.stringify(change));
    }
  }
  const links = ['https://example.com/1', 'https://example.com/2'];
  const other = { ...row, email: ownerRow().email, photo_urls: links };
  expectData(await admin.from('owner_applications').insert(other));
  const { data, error } = await anon.from('owner_applications').select('email');
  assert.ok(error !== null || data.length === 0);
  assert.equal((await stored(row.email)).length, 1);
});
