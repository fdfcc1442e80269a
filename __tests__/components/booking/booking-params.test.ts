import { parseBookingLink, parseBookingParams } from '@/components/booking/booking-params';

const STAY = { check_in: '2026-12-04', check_out: '2026-12-07' };

test('reads cabin, stay, party, promo code and deal', () => {
  const address = { cabin: 'laurel-lantern', ...STAY, adults: '3', children: '1', pets: '2' };
  const deal = '0A1B2C3D-0000-4000-8000-00000000000F';
  expect(parseBookingParams({ ...address, promo: ' mamafree4 ', deal })).toEqual({
    slug: 'laurel-lantern',
    isCabinNamed: true,
    stay: { checkIn: '2026-12-04', checkOut: '2026-12-07' },
    hasBadDates: false,
    party: { adults: 3, children: 1, pets: 2 },
    promoCode: 'MAMAFREE4',
    dealId: deal.toLowerCase(),
    quoteId: null,
    heldToken: null,
  });
});

test('two adults by default, and nothing else', () => {
  expect(parseBookingParams({})).toEqual({
    slug: null,
    isCabinNamed: false,
    stay: null,
    hasBadDates: false,
    party: { adults: 2, children: 0, pets: 0 },
    promoCode: null,
    dealId: null,
    quoteId: null,
    heldToken: null,
  });
});

test.each(['today', '1', `${'a'.repeat(36)}`, "' or 1=1", '<script>'])(
  'a deal like %j is none',
  (deal) => {
    expect(parseBookingParams({ deal }).dealId).toBeNull();
  },
);

test.each([
  ['an impossible day', { check_in: '2026-02-30', check_out: '2026-03-02' }],
  ['no check-out', { check_in: '2026-12-04' }],
  ['no check-in', { check_out: '2026-12-04' }],
  ['the wrong order', { check_in: '2026-12-07', check_out: '2026-12-04' }],
  ['no night', { check_in: '2026-12-07', check_out: '2026-12-07' }],
  ['31 nights', { check_in: '2026-12-01', check_out: '2027-01-01' }],
  ['words', { check_in: 'tomorrow', check_out: '<script>' }],
])('%s is no stay, and is said to be none', (_, dates) => {
  const params = parseBookingParams({ cabin: 'pebble', ...dates });
  expect(params).toMatchObject({ stay: null, hasBadDates: true });
});

test.each(['../admin', 'Pebble', 'a b', '\u0000', 'x'.repeat(81), 'pebble;--'])(
  'a slug like %j names no cabin',
  (cabin) => {
    expect(parseBookingParams({ cabin })).toMatchObject({ slug: null, isCabinNamed: true });
  },
);

test.each(['-1', '1.5', '999', 'two', ''])('a party of %j adults falls back to two', (adults) => {
  expect(parseBookingParams({ adults }).party.adults).toBe(2);
});

test('of a repeated parameter the first counts', () => {
  expect(parseBookingParams({ cabin: ['pebble', 'other'] }).slug).toBe('pebble');
});

describe('the link to a booking', () => {
  const token = 'a1'.repeat(16);

  test('is a reference and its token', () => {
    const link = parseBookingLink({ reference: 'mm-7k2pxq4a', token });
    expect(link).toEqual({ reference: 'MM-7K2PXQ4A', token });
  });

  test.each([
    [{}],
    [{ reference: 'MM-7K2PXQ4A' }],
    [{ token }],
    [{ reference: 'MM-7K2PXQ4A', token: 'short' }],
    [{ reference: '\u0000', token }],
    [{ reference: 'MM-7K2PXQ4A', token: `${token}\u0000` }],
  ])('%j opens nothing', (params) => {
    expect(parseBookingLink(params)).toBeNull();
  });
});

test.each([
  ['f'.repeat(32), 'f'.repeat(32)],
  ['short', null],
  [`${'f'.repeat(32)}<script>`, null],
  ['', null],
])('%j stands for a held booking: %j', (held, heldToken) => {
  expect(parseBookingParams({ held }).heldToken).toBe(heldToken);
});

test.each([
  ['0123456789abcdef0123456789abcdef', '0123456789abcdef0123456789abcdef'],
  ['0123456789ABCDEF0123456789ABCDEF', null],
  ['0123456789abcdef0123456789abcde', null],
  ['../../host', null],
])('of the quote %p it reads %p', (quote, quoteId) => {
  expect(parseBookingParams({ quote }).quoteId).toBe(quoteId);
});
