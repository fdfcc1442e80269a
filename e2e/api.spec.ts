import { randomUUID } from 'node:crypto';
import { nearestStays } from '../lib/domain/stays/nearest-stays.ts';
import { addDays } from '../lib/domain/values/calendar-date.ts';
import { expect, readCabin, test } from './support/fixtures';
import { newGuest } from './support/guest';

const SLUG = 'laurel-lantern';
const NO_CABIN = '00000000-0000-4000-8000-000000000000';

const party = { adults: 2, children: 0, pets: 0 };
const guest = newGuest();

test('availability: 540 days in cents, never cached', async ({ request }) => {
  const { id } = await readCabin(request, SLUG);
  const answer = await request.get(`/api/availability?cabin_id=${id}`);
  expect(answer.headers()['cache-control']).toBe('no-store');
  const { calendar_data } = await answer.json();
  expect(calendar_data.data.dates).toHaveLength(540);
  expect(calendar_data.data.dates[30]).toEqual({
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    availability: {
      available: expect.any(Boolean),
      min_stay: expect.any(Number),
      allows_check_in: expect.any(Boolean),
      allows_check_out: expect.any(Boolean),
    },
    price: { amount: expect.any(Number), formatted: expect.stringMatching(/^\$[\d,]+\.\d\d$/) },
  });
});

for (const [name, path, status, code] of [
  ['no cabin', '/api/availability', 400, 'invalid_request'],
  ['a broken id', '/api/availability?cabin_id=1%27--', 400, 'invalid_request'],
  ['an unknown cabin', `/api/availability?cabin_id=${NO_CABIN}`, 404, 'unknown_cabin'],
  ['no ids', '/api/stats', 400, 'invalid_request'],
  ['broken ids', '/api/stats?ids=a,b', 400, 'invalid_request'],
] as const) {
  test(`GET with ${name} answers ${status}`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(status);
    expect(await answer.json()).toMatchObject({ error: { code } });
  });
}

test('statistics of a cabin', async ({ request }) => {
  const { id } = await readCabin(request, SLUG);
  const answer = await request.get(`/api/stats?ids=${id},${NO_CABIN}`);
  expect(await answer.json()).toMatchObject({
    success: true,
    data: [{ property_id: id, views_last_7_days: expect.any(Number) }],
    error: null,
    meta: { total_properties: 1 },
  });
});

test('health', async ({ request }) => {
  const answer = await request.get('/api/health');
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toEqual({ status: 'ok' });
});

test('every response carries the request id of the logs', async ({ request }) => {
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const known = await request.get('/api/stats?ids=', { headers: { 'X-Request-Id': id } });
  expect(known.headers()['x-request-id']).toBe(id);
  const own = await request.get('/api/stats?ids=');
  expect(own.headers()['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('cross-site callers are refused on every route', async ({ request }) => {
  const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
  for (const path of ['/api/quote', '/api/bookings']) {
    expect((await request.post(path, { headers, data: {} })).status()).toBe(403);
  }
  for (const path of ['/api/availability', '/api/stats']) {
    expect((await request.get(path, { headers })).status()).toBe(403);
  }
});

test('a quote, a tampered total, a booking, its repeat, and the next guest', async ({
  request,
}) => {
  const { id, calendar } = await readCabin(request, SLUG);
  const [stay] = nearestStays(calendar, addDays(calendar.today, 120), 3);
  if (!stay) throw new Error('The seeded cabin has no open stay');
  const wanted = { cabin_id: id, check_in: stay.checkIn, check_out: stay.checkOut, ...party };

  const { quote } = await (await request.post('/api/quote', { data: wanted })).json();
  const sum = quote.lines.reduce(
    (total: number, line: { amount_cents: number }) => total + line.amount_cents,
    0,
  );
  expect(sum).toBe(quote.total_cents);

  const book = (changes: object, key: string) =>
    request.post('/api/bookings', {
      headers: { 'Idempotency-Key': key },
      data: {
        ...wanted,
        guest,
        expected_total_cents: quote.total_cents,
        terms_accepted: true,
        ...changes,
      },
    });

  const tampered = await book({ expected_total_cents: 100 }, randomUUID());
  expect(tampered.status()).toBe(409);
  expect(await tampered.json()).toMatchObject({
    error: { code: 'price_changed', quote: { total_cents: quote.total_cents } },
  });

  const withoutKey = await request.post('/api/bookings', { data: wanted });
  expect(withoutKey.status()).toBe(400);

  const key = randomUUID();
  const booked = await book({}, key);
  expect(booked.status()).toBe(201);
  const { booking, payment } = await booked.json();
  expect(payment.url).toMatch(/\/pay\/[\w-]+$/);
  expect(booking).toMatchObject({
    status: 'pending_payment',
    check_in: stay.checkIn,
    total_cents: quote.total_cents,
  });

  const repeated = await book({}, key);
  expect(repeated.status()).toBe(201);
  expect((await repeated.json()).booking).toEqual(booking);

  const otherBody = await book({ guest: { ...guest, name: 'Somebody Else' } }, key);
  expect(otherBody.status()).toBe(422);

  const late = await book({}, randomUUID());
  expect(late.status()).toBe(409);
  expect(await late.json()).toMatchObject({ error: { code: 'dates_unavailable' } });
});
