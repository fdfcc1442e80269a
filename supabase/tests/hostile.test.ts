import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { createCabin, stayOf } from './support/cabins.ts';
import { bookingBody, expectRefusal, post, quoteBody } from './support/requests.ts';
import { countBookings, countStays } from './support/stays.ts';

const cabin = await createCabin();
const stay = stayOf(10, 12);
const VALID: Record<string, Record<string, unknown>> = {
  quote: quoteBody(cabin.id, stay, { promo_code: 'NOSUCHCODE', deal_id: randomUUID() }),
  'create-booking': bookingBody(cabin.id, stay, 1, {
    promo_code: 'NOSUCHCODE',
    deal_id: randomUUID(),
  }),
  'get-cabin-stats': { property_ids: [cabin.id] },
};
const OPTIONAL = ['promo_code', 'deal_id'];

const send = (name: string, body: unknown) => post(name, body, { 'Idempotency-Key': randomUUID() });

for (const [name, body] of Object.entries(VALID)) {
  test(`${name} understands the body that the tests below spoil`, async () => {
    assert.ok([200, 409].includes((await send(name, body)).status));
  });
}

const NOT_AN_OBJECT = [
  '',
  'nonsense',
  '{"cabin_id":',
  '[]',
  'null',
  'true',
  '42',
  '"text"',
  '{}',
  '{"__proto__":{}}',
  `"${'x'.repeat(2_000_000)}"`,
  '['.repeat(10_000),
];

const SQL = `' or 1=1; drop table public.cabins; --`;
const WRONG: Record<string, unknown[]> = {
  cabin_id: [
    '',
    'pebble',
    SQL,
    7,
    null,
    [cabin.id],
    { id: cabin.id },
    'x'.repeat(1_000_000),
    `${cabin.id}\u0000`,
  ],
  check_in: [
    '',
    '2027-02-30',
    '2027-13-01',
    '20270301',
    '2027-3-1',
    '2027-03-01T00:00:00Z',
    '1899-12-31',
    '2200-01-01',
    'infinity',
    'today',
    SQL,
    20270301,
    null,
    [],
  ],
  adults: [0, -1, 21, 1.5, '2', null, [2], 1e308, true],
  children: [-1, 20, 0.5, '0', null],
  pets: [-1, 11, 0.5, '0', null, {}],
  promo_code: [7, null, [], 'x'.repeat(41), 'x'.repeat(1_000_000), 'A\u0000B', 'A\nB', '\ud800'],
  deal_id: ['', 'deal', SQL, 7, null],
  guest: [null, 'Dolly', [], {}, { name: 'Dolly Rivers', email: 'dolly@example.com' }],
  expected_total_cents: [-1, 0.5, '1', null, 1e12],
  terms_accepted: [false, 'true', 1, null],
  property_ids: [null, '', cabin.id, [], [''], [7], [null], [[cabin.id]], [SQL], {}],
};
const GUEST_FIELDS: Record<string, unknown[]> = {
  name: ['', '42', 'x'.repeat(101), 'x'.repeat(1_000_000), 'Dolly\nRivers', 'Dolly\u0000', null, 7],
  email: [
    '',
    'dolly',
    'dolly@',
    '@example.com',
    'a b@example.com',
    `${'x'.repeat(250)}@example.com`,
    null,
  ],
  phone: ['', '555-0134', '+44 20', '079 323 45 67', '86555501345', 'call me', null, 8655550134],
};

function changesOf(valid: Record<string, unknown>): [string, unknown][] {
  const changes: [string, unknown][] = [
    ['an unknown key', { ...valid, total_cents: 1 }],
    ['a prototype key', JSON.stringify(valid).replace('{', '{"__proto__":{"adults":9},')],
    ['a constructor key', { ...valid, constructor: { prototype: {} } }],
    ['a list of it', [valid]],
    ['not a number', JSON.stringify({ ...valid, adults: '#' }).replace('"#"', 'NaN')],
  ];
  for (const [key, value] of Object.entries(valid)) {
    const wrong = WRONG[key === 'check_out' ? 'check_in' : key] ?? [];
    for (const each of wrong) changes.push([`${key} ${preview(each)}`, { ...valid, [key]: each }]);
    if (!OPTIONAL.includes(key)) {
      const others = Object.entries(valid).filter(([other]) => other !== key);
      changes.push([`no ${key}`, Object.fromEntries(others)]);
    }
    if (key !== 'guest') continue;
    for (const [field, values] of Object.entries(GUEST_FIELDS)) {
      for (const each of values) {
        const guest = { ...(value as object), [field]: each };
        changes.push([`guest.${field} ${preview(each)}`, { ...valid, guest }]);
      }
    }
  }
  return changes;
}

const preview = (value: unknown) => String(JSON.stringify(value)).slice(0, 30);

for (const [name, valid] of Object.entries(VALID)) {
  test(`${name} refuses what is not its kind of body`, async () => {
    for (const body of NOT_AN_OBJECT) {
      const refusal = await expectRefusal(await send(name, body), 400);
      assert.equal(refusal.code, 'invalid_request', preview(body));
    }
  });

  test(`${name} refuses a body with one thing wrong`, async () => {
    for (const [change, body] of changesOf(valid)) {
      const response = await send(name, body);
      assert.equal(response.status, 400, `${change}: ${response.status}`);
      assert.equal((await expectRefusal(response, 400)).code, 'invalid_request');
    }
  });

  test(`${name} never fails on any JSON`, async () => {
    const anyField = fc
      .tuple(fc.constantFrom(...Object.keys(valid)), fc.jsonValue())
      .map(([key, value]) => ({ ...valid, [key]: value }));
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.jsonValue(), anyField), async (body) => {
        const { status } = await send(name, JSON.stringify(body));
        assert.ok([200, 400, 404, 409, 422].includes(status), String(status));
      }),
      { numRuns: 60 },
    );
  });
}

test('create-booking asks for a uuid as its Idempotency-Key', async () => {
  for (const key of [
    undefined,
    '',
    'key',
    '1',
    SQL,
    `${randomUUID()}x`,
    `${randomUUID()}, ${randomUUID()}`,
  ]) {
    const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key };
    const refusal = await expectRefusal(
      await post('create-booking', VALID['create-booking'], headers),
      400,
    );
    assert.equal(refusal.code, 'idempotency_key_required');
  }
});

test('nothing of all this was stored', async () => {
  assert.deepEqual([await countBookings(cabin.id), await countStays(cabin.id)], [0, 0]);
});
