/** @jest-environment node */
import { log, logError } from '@/lib/log/log';
import { redact, routeOf } from '@/lib/log/redact';
import { requestIdOf, withRequestContext } from '@/lib/log/request-context';

/** What must never stand in a log, each as it turns up in messages of databases, providers and parsers. */
const PERSONAL: readonly [value: string, message: string][] = [
  ['dolly@example.com', 'Key (email)=(dolly@example.com) already exists'],
  ['d.rivers+cabin@mail.example.co.uk', '550 <d.rivers+cabin@mail.example.co.uk> rejected'],
  ['8655550134', 'text to 8655550134 refused'],
  ['+18655550134', 'To=+18655550134'],
  ['(865) 555-0134', 'no route to (865) 555-0134.'],
  ['865-555-0134', 'phone 865-555-0134'],
  ['203.0.113.7', 'request of 203.0.113.7'],
  ['2001:db8:85a3::8a2e:370:7334', 'peer 2001:db8:85a3::8a2e:370:7334 left'],
  ['3f2504e04f8941d39a0c0305e82c3301', 'GET /stay/3f2504e04f8941d39a0c0305e82c3301'],
  ['Zk9_x2-Qp71LmT0aVbN3', 'link /t/Zk9_x2-Qp71LmT0aVbN3 unknown'],
  ['0f8fad5b-d9cb-469f-a165-70867728950e', 'edit token 0f8fad5b-d9cb-469f-a165-70867728950e'],
  ['sb_secret_abcdefghijklmnop', 'apikey sb_secret_abcdefghijklmnop'],
  ['sk_live_abcdefghijkl', 'Stripe key sk_live_abcdefghijkl'],
  ['whsec_abcdefghijkl', 'secret whsec_abcdefghijkl'],
  ['QWxhZGRpbjpvcGVu', 'Authorization: Basic QWxhZGRpbjpvcGVu'],
  ['hunter', 'postgres://cabins:hunter@db.example/cabins'],
  ['Dolly', 'Unexpected token \'D\', "{\\"name\\": Dolly Rivers}" is not valid JSON'],
  ['Dolly', 'invalid input syntax for type uuid: "Dolly Rivers"'],
  ['name=Dolly', 'GET /booking?name=Dolly&x=1 failed'],
];

let lines: string[];

beforeEach(() => {
  lines = [];
  process.env.LOG_FORMAT = 'json';
  jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    lines.push(String(chunk));
    return true;
  });
});

afterEach(() => {
  delete process.env.LOG_FORMAT;
});

const written = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

describe('nothing personal is written', () => {
  test.each(PERSONAL)('%s', (value, message) => {
    const cause = new Error(message);
    logError(message, new Error(message, { cause }), { detail: message });
    logError('a plain object', { message });
    logError('a text', message);
    log('info', message, { detail: message });
    expect(lines).toHaveLength(4);
    expect(lines.join('')).not.toContain(value);
  });
});

test('names of tables and constraints are not redacted', () => {
  const kept = [
    'duplicate key value violates unique constraint "bookings_idempotency_key"',
    'connect ECONNREFUSED 127.0.0.1:54321',
    'The quote function answered 503',
    'relation "public.cabins" does not exist',
    'stays of 2027-01-05 in 3 rounds, 125 ms',
  ];
  for (const message of kept) expect(redact(message)).toBe(message);
});

test('a line is one JSON object with its time, level and the id of the request', () => {
  const requestId = '0f8fad5b-d9cb-469f-a165-70867728950e';
  withRequestContext({ requestId, endsAt: Infinity }, () =>
    log('info', 'request', { method: 'GET', route: '/api/quote', status: 200, ms: 12 }),
  );
  expect(lines.join('').split('\n')).toHaveLength(2);
  expect(written()[0]).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    level: 'info',
    event: 'request',
    request_id: requestId,
    ...{ method: 'GET', route: '/api/quote', status: 200, ms: 12 },
  });
});

test('an error is logged with its name, place and causes, however long its message', () => {
  const error = new RangeError('long '.repeat(5000), { cause: new TypeError('fetch failed') });
  logError('request failed', error);
  expect(lines[0]?.length).toBeLessThan(4000);
  expect(written()[0]).toMatchObject({
    error: { name: 'RangeError', cause: { name: 'TypeError', message: 'fetch failed' } },
  });
  expect(JSON.stringify(written()[0])).toContain('log.test.ts');
});

test('for a person it is text, and only what went wrong', () => {
  process.env.LOG_FORMAT = 'text';
  const shown = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = new Error('no');
  log('info', 'request', { status: 200 });
  logError('request failed', error, { route: '/api/quote' });
  expect(lines).toEqual([]);
  expect(shown.mock.calls).toEqual([['request failed route=/api/quote', error]]);
});

test.each([
  ['/api/availability', '/api/availability'],
  ['/api/v1/cabins/laurel-lantern/availability', '/api/v1/cabins/laurel-lantern/availability'],
  ['/stay/3f2504e04f8941d39a0c0305e82c3301', '/stay/*'],
  ['/t/abcDEF', '/t/*'],
  ['/api/itineraries/k2Jd9/votes', '/api/itineraries/*/votes'],
  ['/x/dolly@example.com/8655550134', '/x/*/*'],
  ['/', '/'],
])('the route of %s', (path, route) => {
  expect(routeOf(path)).toBe(route);
});

test.each([
  ['0f8fad5b-d9cb-469f-a165-70867728950e', true],
  ['3f2504e04f8941d39a0c0305e82c3301', true],
  ['8655550134', false],
  ['dolly@example.com', false],
  ['x\nforged', false],
  ['', false],
])('the id %j of a proxy is taken: %s', (sent, isTaken) => {
  const headers = { get: () => sent } as unknown as Headers;
  expect(requestIdOf(headers) === sent).toBe(isTaken);
  expect(requestIdOf(headers)).toMatch(/^[0-9a-f-]{32,36}$/);
});
