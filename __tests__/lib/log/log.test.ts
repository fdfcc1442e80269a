import { isLogged, LOG_LEVELS } from '@/lib/env/log';
import { log, logError, relayLine } from '@/lib/log/log';
import { redact, routeOf } from '@/lib/log/redact';
import { requestIdOf, withCall, withRequestContext } from '@/lib/log/request-context';

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
  ['dolly', 'invalid input syntax for type uuid: "dolly rivers"'],
  ['dolly', 'invalid input syntax for type uuid: "dolly"'],
  ['Dolly', 'Key (guest_name, cabin_id)=(Dolly (née Rivers), 7) already exists.'],
  ['Dolly', 'Key (lower(TRIM(BOTH FROM name)))=(Dolly Rivers) already exists.'],
  ['Dolly', 'Failing row contains (7, Dolly Rivers, (865) 555-0134, null).'],
  ['Dolly', "Failed to execute query: insert into bookings values ('Dolly Rivers')"],
  ['Dolly', "parameters: [ 'Dolly Rivers', 2 ]"],
  ['Dolly', 'guest_name: Dolly Rivers, adults: 2'],
  ['Dolly', 'guestName=Dolly Rivers'],
  ['Dolly', '(name=Dolly Rivers)'],
  ['Dolly', '{\\"guest\\":{\\"name\\":\\"Dolly \\\\\\"D\\\\\\" Rivers\\"}}'],
  ['Dolly', "a letter to 'Dolly Rivers' failed"],
  ['Dolly', 'no such guest "Dolly Riv'],
  ['dolly', 'GET /unsubscribe/dolly%40example.com'],
  ['555-0134', 'call 555-0134'],
  ['555.0134', '865.555.0134'],
  ['555‑0134', '(865) 555‑0134'],
  ['7946', '+44 20 7946 0958'],
  ['865/555/0134', '865/555/0134'],
  ['Lantern', 'no route to 412 Lantern Hollow Road, Gatlinburg'],
  ['Lantern', 'at 7 lantern hollow rd.'],
  ['s=4f', 'https://www.airbnb.com/calendar/ical/7.ics?s=4f'],
  ['/ical', 'fetch of https://www.airbnb.com/calendar/ical/secret-name.ics failed'],
  ['/ical', 'webcal://vrbo.example/ical/abc.ics'],
  ['shortone', 'GET /stay/shortone 200'],
  ['shorter', 'GET /question/shorter 200'],
  ['shortone', 'GET /t/shortone 404'],
  ['v7xkdj3ksl2a', '{"refresh_token":"v7xkdj3ksl2a"}'],
  ['v7xkdj3ksl2a', 'refresh_token=v7xkdj3ksl2a'],
  ['eyJhbGciOi', 'jwt eyJhbGciOi.eyJzdWIi.abc expired'],
  ['482913', 'your code is 482913'],
  ['QrstUvwxyzABcdefghijKLmnopqrstuv', 'hash QrstUvwxyzABcdefghijKLmnopqrstuvWXyz gone'],
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
    "Cannot read properties of undefined (reading 'map')",
    "Can't reach the guests' mail server",
    'new row for relation "bookings" violates check constraint "bookings_guest_phone_check"',
    'permission denied for function move_for_host',
    'Ready on http://localhost:3000',
    'The job answered 503 after 2000 ms, 12 of 40 rows left',
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
    method: 'GET',
    route: '/api/quote',
    status: 200,
    ms: 12,
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

test("a driver's error shows its class, code and constraint, and none of its other properties", () => {
  const error = Object.assign(new Error('duplicate key value'), {
    name: 'DatabaseError',
    code: '23505',
    constraint: 'bookings_idempotency_key_key',
    detail: 'Key (guest_email)=(dolly@example.com) already exists.',
    where: 'Dolly Rivers',
    query: "insert into bookings values ('Dolly Rivers')",
    parameters: ['Dolly Rivers'],
  });
  logError('a call failed', error, { guest_name: 'Dolly', phone: 8655550134, route: '/api/quote' });
  const [line] = written();
  expect(line).toMatchObject({
    guest_name: '[text]',
    phone: '[text]',
    route: '/api/quote',
    error: {
      name: 'DatabaseError',
      code: '23505',
      constraint: 'bookings_idempotency_key_key',
      message: 'duplicate key value',
    },
  });
  expect(lines.join('')).not.toMatch(/dolly|rivers/i);
});

test('what is logged during a call of the database names the table or function', () => {
  const requestId = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const headers = { get: () => requestId };
  const ask = (url: string) =>
    withCall({ url, headers } as unknown as Request, () => logError('refused', new Error('no')));
  ask('http://127.0.0.1:54321/rest/v1/rpc/move_for_host');
  ask('http://127.0.0.1:54321/rest/v1/bookings?guest_email=eq.dolly');
  ask('http://127.0.0.1:54321/rest/v1/Dolly%20Rivers');
  expect(written().map(({ call }) => call)).toEqual([
    'rest/v1/rpc/move_for_host',
    'rest/v1/bookings',
    undefined,
  ]);
  expect(written()[0]).toMatchObject({ request_id: requestId });
});

describe('for a person', () => {
  const METHODS = ['debug', 'info', 'warn', 'error'] as const;
  let shown: string[];

  beforeEach(() => {
    process.env.LOG_FORMAT = 'text';
    shown = [];
    for (const method of METHODS)
      jest
        .spyOn(console, method)
        .mockImplementation((...line: unknown[]) => void shown.push(line.join(' ')));
  });

  afterEach(() => {
    expect(lines).toEqual([]);
    delete process.env.LOG_LEVEL;
  });

  const TIME = String.raw`^\d\d:\d\d:\d\d `;
  const failure = () =>
    new RangeError('no dolly@example.com', {
      cause: Object.assign(new Error('none'), { code: '23505', parameters: ['Dolly'] }),
    });

  test.each([
    [
      'a request',
      () => log('info', 'request', { method: 'GET', route: '/api/quote', status: 200, ms: 12 }),
      'request GET /api/quote 200 12 ms$',
    ],
    [
      'a job',
      () => log('info', 'job', { job: 'send-outbox', sent: 2, failed: 0 }),
      'job send-outbox sent=2 failed=0$',
    ],
    [
      'no status or time',
      () => log('info', 'request', { route: '/x', status: undefined }),
      'request /x$',
    ],
    [
      'a status of nothing',
      () => log('info', 'job', { job: 'prune', ms: 0, gone: null }),
      'job prune 0 ms gone=null$',
    ],
    [
      'a warning',
      () => log('warn', 'refund refused', { reason: 'late' }),
      'warn refund refused reason=late$',
    ],
    [
      'an error',
      () => logError('request failed', failure(), { route: '/api/quote' }),
      String.raw`error request failed /api/quote: RangeError: no \[email\] \(cause: Error \[23505\]: none\)$`,
    ],
    ['a thrown text', () => logError('it failed', 'so'), 'error it failed: so$'],
    [
      'control characters',
      () => log('info', 'a\u001b[2J\u0007b\nforged', { at: 'c\u009bd' }),
      String.raw`a\[2Jbforged at=cd$`,
    ],
  ])('one line tells %s', (_name, write, expected) => {
    process.env.LOG_LEVEL = 'info';
    write();
    expect(shown).toEqual([expect.stringMatching(new RegExp(TIME + expected)) as string]);
  });

  test.each(['', 'debug'])('at the level %j an error is followed by its place', (level) => {
    process.env.LOG_LEVEL = level;
    logError('request failed', failure());
    expect(shown).toEqual([expect.stringMatching(/: none\)\n {4}at .*log\.test\.ts/) as string]);
    expect(shown[0]).not.toMatch(/dolly/i);
  });

  test("another process's line looks like one's own, and is passed on as it is to a machine", () => {
    process.env.LOG_LEVEL = 'info';
    const line =
      '{"time":"2027-01-01T12:00:00.000Z","level":"info","event":"request","status":200}';
    relayLine(line);
    relayLine(line.replace('"info"', '"debug"'));
    expect(shown).toEqual([expect.stringMatching(`${TIME}request 200$`) as string]);
    process.env.LOG_FORMAT = 'json';
    relayLine(line);
    expect(lines.splice(0)).toEqual([`${line}\n`]);
  });
});

describe('the level', () => {
  afterEach(() => {
    delete process.env.LOG_LEVEL;
  });

  test.each([
    ['json', undefined, ['info', 'warn', 'error']],
    ['json', '', ['info', 'warn', 'error']],
    ['json', 'debug', ['debug', 'info', 'warn', 'error']],
    ['json', 'info', ['info', 'warn', 'error']],
    ['json', 'warn', ['warn', 'error']],
    ['json', 'error', ['error']],
    ['json', 'loud', ['info', 'warn', 'error']],
    ['text', undefined, ['warn', 'error']],
    ['text', 'debug', ['debug', 'info', 'warn', 'error']],
    ['text', 'error', ['error']],
  ])('of %s at %s', (format, level, expected) => {
    process.env.LOG_FORMAT = format;
    if (level !== undefined) process.env.LOG_LEVEL = level;
    expect(LOG_LEVELS.filter(isLogged)).toEqual(expected);
  });

  test('below it nothing is written', () => {
    process.env.LOG_LEVEL = 'warn';
    log('info', 'request');
    log('warn', 'refund refused');
    expect(written().map(({ event }) => event)).toEqual(['refund refused']);
  });
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
