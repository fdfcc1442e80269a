import fc from 'fast-check';
import {
  looksPersonal,
  MAX_PARAMETER_BYTES,
  toStoredParameters,
  toTrackedLocation,
  toTrackedPath,
  toTrackedReferrer,
} from '@/lib/domain/analytics/tracking-privacy';

const UUID = '11111111-2222-4333-8444-555555555555';

describe('what looks personal', () => {
  test.each([
    'ada@example.com',
    'mailto:ada@example.co',
    'write to Ada.L+x@mail.example.org please',
    'ada%40example.com',
    '8655550142',
    '(865) 555-0142',
    '+18655550142',
    '1-865-555-0142',
    'call 865.555.0142 now',
    '+44 20 7946 0958',
  ])('%j does', (text) => expect(looksPersonal(text)).toBe(true));

  test.each([
    '',
    'laurel-lantern',
    'MAMAFREE4',
    '2026-12-04',
    '2026-12-04/2026-12-07',
    '2026-11-21T10:00:00.000Z',
    UUID,
    '390x844',
    'homepage_banner',
    '@mountainmama',
    '12345',
    '1,234 views',
  ])('%j does not', (text) => expect(looksPersonal(text)).toBe(false));
});

describe('paths', () => {
  test.each([
    ['/', '/'],
    ['/cabins', '/cabins'],
    ['/cabins/', '/cabins'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['cabins', null],
    ['', null],
    ['/cabins?check_in=2026-12-04&guests=4', '/cabins'],
    ['/booking-success?reference=MM-ABCD2345&token=secret', '/booking-success'],
    ['/cabins/laurel-lantern#reviews', '/cabins/laurel-lantern'],
    ['/blog/fall_colors.html', '/blog/fall_colors.html'],
    [`/shared-itinerary/${UUID}`, '/shared-itinerary/*'],
    ['/t/aB3dE5gH7jK9mN1p', '/t/*'],
    ['/t/3f786850e387550fdab836ed7e6dc881de23001b', '/t/*'],
    ['/unsubscribe/ada@example.com', '/unsubscribe/*'],
    ['/unsubscribe/ada%40example.com', '/unsubscribe/*'],
    ['/call/8655550142', '/call/*'],
    ['/a/../../etc/passwd', '/a/*/*/etc/passwd'],
    ['/<script>/x', '/*/x'],
    [`/${'a-'.repeat(60)}a`, '/*'],
  ])('%j is kept as %j', (path, expected) => expect(toTrackedPath(path)).toBe(expected));
});

describe('referrers', () => {
  test.each([
    ['', null],
    ['/cabins?guests=2', '/cabins'],
    ['https://www.tiktok.com/', 'www.tiktok.com'],
    ['https://www.google.com/search?q=cabins', 'www.google.com/search'],
    ['https://L.Facebook.com/l.php?u=https%3A%2F%2Fx&h=AT0', 'l.facebook.com/l.php'],
    ['https://ada:secret@mail.example/inbox/ada@example.com', 'mail.example/inbox/*'],
    ['http://localhost:3000/cabins/laurel-lantern?x=1', 'localhost/cabins/laurel-lantern'],
    ['android-app://com.google.android.gm/', 'com.google.android.gm'],
    ['https://cabins.example?token=1', 'cabins.example'],
    ['javascript:alert(1)', null],
    ['about:client', null],
    ['https://', null],
    ['nonsense', null],
  ])('%j is kept as %j', (referrer, expected) => {
    expect(toTrackedReferrer(referrer)).toBe(expected);
  });
});

test('an address keeps its origin and loses its query', () => {
  const address = 'http://localhost:3000/booking?cabin=laurel-lantern&promo=X';
  expect(toTrackedLocation(address)).toBe('http://localhost:3000/booking');
  expect(toTrackedLocation('/booking')).toBeNull();
});

describe('the parameters that are stored', () => {
  test('every named parameter', () => {
    const parameters = {
      check_in: '2026-12-04',
      check_out: '2026-12-07',
      guests: 4,
      nights: 3,
      total_price: 1234.5,
      source: 'listing_card',
      step: 'availability_check',
      action: 'save',
      session_id: UUID,
      timestamp: '2026-11-21T10:00:00.000Z',
      page_path: '/cabins/laurel-lantern',
      page_location: 'https://cabins.example/cabins/laurel-lantern',
      user_agent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Instagram 312.1 (1170x2532; 5483394860)',
      screen_resolution: '1170x2532',
      viewport_size: '390x664',
      copied: true,
    };
    expect(toStoredParameters(parameters)).toEqual(parameters);
  });

  test.each<[string, unknown, object]>([
    ['an email', { a: 'ada@example.com', b: 1 }, { b: 1 }],
    ['a phone number', { a: '(865) 555-0142' }, {}],
    ['a phone number as a number', { a: 8655550142, b: -8655550142 }, {}],
    ['an email as the browser', { user_agent: 'ada@example.com' }, {}],
    ['nested values', { a: { b: 1 }, c: [1], d: null, e: undefined, f: () => 1 }, {}],
    ['no numbers', { a: NaN, b: Infinity, c: 1e308, d: 5e-324 }, {}],
    ['names that are none', { 'A b': 1, '': 1, a$: 1, [`a${'b'.repeat(40)}`]: 1 }, {}],
    ['names of prototypes', JSON.parse('{"__proto__":1,"constructor":1,"a":1}'), { a: 1 }],
    ['texts Postgres refuses', { a: 'x\u0000', b: '\ud800', c: 'x\n' }, {}],
    ['half a character', { user_agent: `${'x'.repeat(299)}🐻` }, { user_agent: 'x'.repeat(299) }],
    ['long texts', { a: 'x'.repeat(121), b: 'x'.repeat(120) }, { b: 'x'.repeat(120) }],
    ['a session that is none', { session_id: 'x y' }, {}],
    ['a time that is none', { timestamp: 'call 8655550142' }, {}],
    [
      'queries',
      { page_path: '/x?token=1', link: 'https://a.b/c?d=e' },
      { page_path: '/x', link: 'https://a.b/c' },
    ],
    ['lists', ['a', 'b'], {}],
  ])('without %s', (_, sent, kept) => {
    expect(toStoredParameters(sent as object)).toEqual(kept);
  });

  test('at most thirty', () => {
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`p${i}`, i]));
    expect(Object.keys(toStoredParameters(many))).toHaveLength(30);
  });

  test('whatever is sent: shallow, small, nothing personal, and the same when cleaned again', () => {
    const name = fc.oneof(fc.string(), fc.stringMatching(/^[a-z][a-z0-9_]{0,40}$/));
    const value = fc.oneof(
      fc.anything(),
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(fc.dictionary(name, value, { maxKeys: 60 }), (sent) => {
        const kept = toStoredParameters(sent);
        expect(Buffer.byteLength(JSON.stringify(kept))).toBeLessThanOrEqual(MAX_PARAMETER_BYTES);
        for (const each of Object.values(kept)) {
          expect(['string', 'number', 'boolean']).toContain(typeof each);
          if (typeof each === 'string') expect(each).not.toMatch(/[?#]token|\p{Cc}/u);
        }
        expect(toStoredParameters(kept)).toEqual(kept);
      }),
    );
  });
});
