import { GET } from '@/app/(site)/stay/[token]/saved.html/route';
import { limitVisitor } from '@/lib/api/limit-visitor';
import { hashSource } from '@/lib/csp/policy';
import { getArrival } from '@/lib/data/bookings/arrival';
import { getBooking } from '@/lib/data/bookings/bookings';
import type { ArrivalAccess } from '@/lib/domain/bookings/arrival';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { applySettings } from '@/lib/shop/shop-settings';
import { bookingOf, heldBookingOf, TOKEN } from '../lib/support/booking';

jest.mock('@/lib/api/limit-visitor', () => ({ limitVisitor: jest.fn() }));
jest.mock('@/lib/data/bookings/bookings', () => ({ getBooking: jest.fn() }));
jest.mock('@/lib/data/bookings/arrival', () => ({ getArrival: jest.fn() }));
jest.mock('@/lib/env/server', () => ({ serverEnv: {} }));

const ARRIVAL = {
  location: { latitude: 35.71234, longitude: -83.51234 },
  address: '1 Ridge Rd',
  directions: 'Left at the church.\n<b>Slow</b>',
  parking: 'Two cars',
  opensAt: null,
};
const OPENS = '2026-12-03T21:00:00Z';
const SHOWN: ArrivalAccess = {
  state: 'shown',
  opensAt: OPENS,
  doorKind: 'fixed',
  doorCode: '2580',
  doorNote: 'Push hard.',
  wifiName: 'Porchlight',
  wifiPassword: 'four "words" <here>',
  manual: 'The hot tub.\n\nThe trash.',
};

const ask = (headers = {}) =>
  GET(new Request(`http://site.test/stay/${TOKEN}/saved.html`, { headers }), {
    params: Promise.resolve({ token: TOKEN }),
  });
const textOf = async (headers = {}) => (await ask(headers)).text();

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-12-02T15:00:00Z'),
    doNotFake: ['nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setTimeout'],
  });
  jest.mocked(getBooking).mockResolvedValue(bookingOf({ arrival: ARRIVAL }));
  jest.mocked(getArrival).mockReset().mockResolvedValue(SHOWN);
});
afterEach(() => {
  jest.useRealTimers();
  applySettings({});
});

test('it has all that a guest needs at the cabin, escaped', async () => {
  const text = await textOf();
  for (const part of [
    'Saved copy from Wed, Dec 2, 2026, 10:00 AM EST.</b> You’re offline',
    'Bear Hollow',
    '1 Ridge Rd',
    'Left at the church.\n&lt;b&gt;Slow&lt;/b&gt;',
    'Parking: Two cars',
    '2580',
    'Push hard.',
    'Porchlight',
    'four &quot;words&quot; &lt;here&gt;',
    'The hot tub.',
    'Quiet after 10 PM',
    'href="tel:+18655550142"',
    'href="sms:+18655550142',
    'MM-7K2PXQ4A',
    `src="/stay/${TOKEN}/map.png"`,
    `href="/stay/${TOKEN}/calendar.ics"`,
    'It’s erased Tue, Dec 8, 2026, 10:00 AM EST',
  ]) {
    expect(text).toContain(part);
  }
});

test('nothing on it needs a signal, a script or a file of this build besides the fonts', async () => {
  const text = await textOf();
  expect(text).not.toMatch(/<script|<form|<button|<link|\/api\/|\/cancel|\/pay|\son\w+=/i);
  expect(text.match(/\/_next\/[^)"\s]+/g)?.every((file) => file.endsWith('.woff2'))).not.toBe(
    false,
  );
});

test('it is private, tells when it ends, and allows its own style and nothing that runs', async () => {
  const response = await ask();
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(await response.text()) ?? [];
  const policy = response.headers.get('Content-Security-Policy');
  expect(policy).toContain(`style-src ${hashSource(style)}`);
  for (const rule of [
    "script-src 'none'",
    "form-action 'none'",
    "connect-src 'none'",
    "img-src 'self'",
    "font-src 'self'",
  ]) {
    expect(policy).toContain(rule);
  }
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  expect(response.headers.get('Erase-At')).toBe('2026-12-08T15:00:00.000Z');
  expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(limitVisitor).toHaveBeenCalledWith(expect.anything(), 'stay-read');
});

test('only a device that renews its copy asks for the door code by itself', async () => {
  await ask();
  await ask({ 'Renews-Copy': 'yes' });
  expect(jest.mocked(getArrival).mock.calls.map(([, , hasCopy]) => hasCopy)).toEqual([false, true]);
});

test.each<[ArrivalAccess | null, RegExp | null]>([
  [
    { state: 'waiting', opensAt: OPENS, doorKind: 'stay' },
    /Your door code and house notes will be right here starting Thu, Dec 3/,
  ],
  [
    { state: 'open', opensAt: OPENS, doorKind: 'none' },
    /Your check-in details and house notes are ready\. Open this page with a signal/,
  ],
  [{ ...SHOWN, doorKind: 'stay', doorCode: null }, /Your door code isn’t set yet/],
  [null, null],
])('what is not released is said to be missing: %j', async (access, expected) => {
  jest.mocked(getArrival).mockResolvedValue(access);
  const text = await textOf();
  expect(text).not.toContain('2580');
  if (expected) expect(text).toMatch(expected);
  else expect(text).not.toContain('At the door');
});

test('elsewhere than on the drawn map there is no picture; without a way, the host tells it', async () => {
  const far = { ...ARRIVAL, location: { latitude: 47.8, longitude: -92.2 } };
  jest.mocked(getBooking).mockResolvedValue(bookingOf({ arrival: far }));
  expect(await textOf()).not.toContain('<img');
  jest.mocked(getBooking).mockResolvedValue(bookingOf());
  expect(await textOf()).toMatch(/Near Gatlinburg[^]*we’ll tell you the way/);
});

test('another shop’s copy has its name, phone and colors', async () => {
  const before = await textOf();
  applySettings({
    name: 'Loon & Lake',
    host: 'Aunt Ida',
    phone: '218-555-0133',
    smokies: 'hidden',
    colors: 'lake',
  });
  const text = await textOf();
  expect(text).toContain('<header>Loon &amp; Lake</header>');
  expect(text).toContain('href="tel:+12185550133"');
  expect(text).toContain('Reach Aunt Ida');
  expect(text).not.toMatch(/mama|smok(?:y|ies)|map\.png/i);
  expect(text.match(/--paper: #\w+/)?.[0]).not.toBe(before.match(/--paper: #\w+/)?.[0]);
});

test.each([
  ['a dead link', null, 404],
  ['a hold', heldBookingOf(), 410],
  ['a canceled stay', bookingOf({ status: 'cancelled' }), 410],
  ['a refunded stay', bookingOf({ status: 'refunded' }), 410],
  [
    'a stay that is over',
    bookingOf({ status: 'completed', checkOut: calendarDate('2026-12-01') }),
    410,
  ],
])('%s has no copy', async (_, booking, status) => {
  jest.mocked(getBooking).mockResolvedValue(booking);
  expect((await ask()).status).toBe(status);
  expect(getArrival).not.toHaveBeenCalled();
});
