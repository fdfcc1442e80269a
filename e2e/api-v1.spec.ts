import { addDays } from '../lib/domain/values/calendar-date.ts';
import { nearestStays } from '../lib/domain/stays/nearest-stays.ts';
import { expect, readCabin, test } from './support/fixtures';

const SLUG = 'laurel-lantern';
const NOTE = 'Indicative, not a hold. Book on the site.';

test('the list of cabins, open to other sites', async ({ request }) => {
  const answer = await request.get('/api/v1/cabins', {
    headers: { Origin: 'https://assistant.example', 'Sec-Fetch-Site': 'cross-site' },
  });
  expect(answer.status()).toBe(200);
  expect(answer.headers()['access-control-allow-origin']).toBe('*');
  const { note, as_of, cabins } = await answer.json();
  expect(note).toBe(NOTE);
  expect(Date.parse(as_of)).not.toBeNaN();
  expect(cabins.find(({ slug }: { slug: string }) => slug === SLUG)).toMatchObject({
    title: 'Laurel Lantern',
    city: 'Gatlinburg',
    url: expect.stringMatching(/\/cabins\/laurel-lantern$/),
    max_guests: expect.any(Number),
  });
});

test('open dates and a quote agree with those of the site', async ({ request }) => {
  const { id, calendar } = await readCabin(request, SLUG);
  const [stay] = nearestStays(calendar, addDays(calendar.today, 60), 3);
  const own = await (await request.get(`/api/availability?cabin_id=${id}`)).json();
  const open = await (await request.get(`/api/v1/cabins/${SLUG}/availability`)).json();
  expect(open.calendar_data).toEqual(own.calendar_data);

  const dates = { check_in: stay?.checkIn, check_out: stay?.checkOut };
  const body = { cabin_id: id, ...dates, adults: 2, children: 0, pets: 0 };
  const { quote } = await (await request.post('/api/quote', { data: body })).json();
  const answer = await request.get(
    `/api/v1/quote?cabin=${SLUG}&check_in=${dates.check_in}&check_out=${dates.check_out}`,
  );
  expect(await answer.json()).toMatchObject({
    note: NOTE,
    quote: { total_cents: quote.total_cents, lines: quote.lines },
  });
});

test('the place of a cabin is told to about 300 m only', async ({ request }) => {
  const { cabin } = await (await request.get(`/api/v1/cabins/${SLUG}/availability`)).json();
  expect((cabin.latitude / 0.0027) % 1).toBeCloseTo(0.5, 1);
  expect(Math.abs((cabin.longitude / 0.0033) % 1)).toBeCloseTo(0.5, 1);
});

for (const [path, status, code] of [
  ['/api/v1/cabins/no-such-cabin/availability', 404, 'unknown_cabin'],
  ["/api/v1/cabins/'%20or%201=1/availability", 404, 'unknown_cabin'],
  ['/api/v1/quote?cabin=laurel-lantern', 400, 'invalid_request'],
  [
    `/api/v1/quote?cabin=${SLUG}&check_in=2020-01-01&check_out=2020-01-04`,
    422,
    'stay_not_bookable',
  ],
  [`/api/v1/quote?cabin=${SLUG}&check_in=2027-02-30&check_out=2027-03-04`, 400, 'invalid_request'],
  [
    `/api/v1/quote?cabin=${SLUG}&check_in=2027-02-01&check_out=2027-02-04&adults=1e9`,
    400,
    'invalid_request',
  ],
] as const) {
  test(`${path} answers ${status}`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(status);
    expect(await answer.json()).toMatchObject({ error: { code } });
  });
}

test('an address that asks too often is told to wait', async ({ request }) => {
  const headers = { 'X-Forwarded-For': '203.0.113.77' };
  const ask = async () => (await request.get('/api/v1/cabins', { headers })).status();
  const statuses = new Set<number>();
  // The minute may turn once on the way.
  for (let count = 0; count < 125; count++) statuses.add(await ask());
  expect(statuses).toEqual(new Set([200, 429]));
  const refused = await request.get('/api/v1/cabins', { headers });
  if (refused.status() === 429) expect(refused.headers()['retry-after']).toBe('60');
});

test('the OpenAPI document names every path', async ({ request }) => {
  const document = await (await request.get('/api/v1/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toEqual([
    '/api/v1/cabins',
    '/api/v1/cabins/{slug}/availability',
    '/api/v1/quote',
  ]);
  const parameters = document.paths['/api/v1/quote'].get.parameters;
  expect(parameters.filter(({ required }: { required: boolean }) => required)).toMatchObject([
    { name: 'cabin' },
    { name: 'check_in' },
    { name: 'check_out' },
  ]);
});
