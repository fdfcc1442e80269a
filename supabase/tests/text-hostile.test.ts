import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { calendarDate } from '../../lib/domain/values/calendar-date.ts';
import { callFunction, database } from './support/backend.ts';
import { createCabin } from './support/cabins.ts';
import { expectRefusal, post } from './support/requests.ts';
import { newPhone, textBody } from './support/texts.ts';

const cabin = await createCabin();
const valid = textBody(cabin.id, newPhone(), {
  context: {
    saved: [cabin.id],
    check_in: calendarDate('2026-12-04'),
    check_out: calendarDate('2026-12-07'),
    guests: 2,
  },
});
const countTexts = async () => (await database.query('select id from public.outbox')).length;

const SQL = `' or 1=1; drop table public.outbox; --`;
const WRONG: Record<string, unknown[]> = {
  action: ['send', 'send_all', '', null, 1, ['send_single']],
  phone: [
    '',
    '8654530142',
    '+1865453014',
    '+186545301421',
    '+448654530142',
    '+1 865 453 0142',
    '+1865453014２',
    '+18654530142\n',
    ' +18654530142',
    SQL,
    null,
    18654530142,
    ['+18654530142'],
    '+1865453014\u0660',
    '<b>+18654530142</b>',
    '+1'.repeat(500_000),
  ],
  sessionId: ['', 'short', 'x'.repeat(65), SQL, 'a b c d e f', null, 12345678, {}],
  source: ['', 'home', '<script>', null, 1],
  cabin: [
    null,
    '',
    cabin.id,
    [],
    {},
    { id: cabin.id },
    { id: 'laurel', title: 'x', url: 'x' },
    { ...valid.cabin, id: SQL },
    { ...valid.cabin, id: `${cabin.id}\u0000` },
    { ...valid.cabin, title: 7 },
    { ...valid.cabin, title: 'x'.repeat(301) },
    { ...valid.cabin, url: null },
    { ...valid.cabin, url: 'x'.repeat(2001) },
    { ...valid.cabin, price: 1 },
  ],
  consent: [
    null,
    '',
    [],
    {},
    { version: '2026-11-21' },
    { ...valid.consent, more: 1 },
    { ...valid.consent, text: '' },
    { ...valid.consent, text: 'x'.repeat(2001) },
    { ...valid.consent, version: 20261121 },
  ],
  context: [
    null,
    '',
    [],
    { saved: 'all' },
    { saved: [SQL] },
    { saved: [[cabin.id]] },
    { saved: Array.from({ length: 51 }, () => cabin.id) },
    { check_in: '2026-12-04' },
    { check_out: '2026-12-04' },
    { check_in: '2026-12-04', check_out: '2026-12-04' },
    { guests: 0 },
    { guests: 21 },
    { check_in: '2026-12-04', check_out: '2027-12-04' },
    { guests: '2' },
    { check_in: '2026-02-30', check_out: '2026-03-02' },
    { deal_id: SQL },
    { unknown: 1 },
  ],
};

test('a body with one thing wrong is refused, and nothing is queued', async () => {
  const before = await countTexts();
  const bodies: [string, unknown][] = [
    ...['', 'nonsense', '[]', 'null', '{}', '['.repeat(10_000)].map((body): [string, unknown] => [
      body.slice(0, 20),
      body,
    ]),
    ['an unknown key', { ...valid, link: 'https://evil.example' }],
    ['a prototype key', JSON.stringify(valid).replace('{', '{"__proto__":{"phone":1},')],
  ];
  for (const [key, values] of Object.entries(WRONG)) {
    for (const value of values) {
      bodies.push([`${key} ${JSON.stringify(value)?.slice(0, 60)}`, { ...valid, [key]: value }]);
    }
    // Neither is of the contract (product §10.8).
    if (key !== 'context' && key !== 'consent')
      bodies.push([`no ${key}`, { ...valid, [key]: undefined }]);
  }
  for (const [name, body] of bodies) {
    const response = await post('text-favorite-cabins', body);
    assert.equal(response.status, 400, name);
    assert.equal((await expectRefusal(response, 400)).code, 'invalid_request');
  }
  assert.equal(await countTexts(), before);
});

test('no JSON makes it fail', async () => {
  const anyField = fc
    .tuple(fc.constantFrom(...Object.keys(valid)), fc.jsonValue())
    .map(([key, value]) => ({ ...valid, [key]: value }));
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.jsonValue(), anyField), async (body) => {
      const { status } = await post('text-favorite-cabins', JSON.stringify(body));
      assert.ok([200, 400, 404, 409, 422, 429].includes(status), String(status));
    }),
    { numRuns: 60 },
  );
});

test('it is for callers with a key, by POST, and believes an address of the site only', async () => {
  for (const apikey of ['', 'sb_publishable_of_somebody_else']) {
    const response = await callFunction('text-favorite-cabins', {
      method: 'POST',
      headers: { apikey },
    });
    assert.equal(response.status, 401);
  }
  await expectRefusal(await callFunction('text-favorite-cabins', { method: 'GET' }), 405);

  // With the public key, a made-up address does not give a caller another's allowance.
  const statuses = [];
  for (let i = 0; i < 25; i++) {
    const headers = {
      'X-Visitor-Address': `192.0.2.${i}`,
      'X-Forwarded-For': `192.0.2.${i}, 192.0.2.99`,
    };
    const body = textBody(cabin.id, newPhone());
    statuses.push((await post('text-favorite-cabins', body, headers)).status);
  }
  assert.equal(statuses.filter((status) => status === 200).length, 20, String(statuses));
});
