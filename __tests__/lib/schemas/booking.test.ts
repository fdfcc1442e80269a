import {
  bookingRequestSchema,
  bookingResponseSchema,
  guestSchema,
  idempotencyKeySchema,
} from '@/lib/schemas/booking';
import { CABIN_ID } from '../support/pricing';

const guest = { name: 'Ada Lovelace', email: 'ada@example.com', phone: '(865) 555-0142' };
const request = {
  cabin_id: CABIN_ID,
  check_in: '2026-12-04',
  check_out: '2026-12-07',
  adults: 2,
  children: 1,
  pets: 0,
  promo_code: 'MAMAFREE4',
  guest,
  expected_total_cents: 88_622,
  terms_accepted: true,
};

test('a booking request, its phone normalised', () => {
  expect(bookingRequestSchema.parse(request)).toEqual({
    ...request,
    guest: { ...guest, phone: '+18655550142' },
  });
});

test('parsing twice changes nothing more', () => {
  const once = bookingRequestSchema.parse(request);
  expect(bookingRequestSchema.parse(once)).toEqual(once);
});

test.each([
  ['terms_accepted', false],
  ['terms_accepted', undefined],
  ['terms_accepted', 'true'],
  ['expected_total_cents', -1],
  ['expected_total_cents', 886.22],
  ['expected_total_cents', '88622'],
  ['expected_total_cents', Number.MAX_SAFE_INTEGER],
  ['status', 'confirmed'],
  ['quote', { total_cents: 1 }],
  ['guest', undefined],
  ['guest', { ...guest, admin: true }],
  ['adults', 0],
])('refuses %s: %j', (key, value) => {
  expect(bookingRequestSchema.safeParse({ ...request, [key]: value }).success).toBe(false);
});

describe('guest name', () => {
  test.each([
    ['Ada Lovelace', 'Ada Lovelace'],
    ['  Bo ', 'Bo'],
    ["Siobhán O'Brien-Núñez", "Siobhán O'Brien-Núñez"],
    ['李明', '李明'],
    ['n'.repeat(100), 'n'.repeat(100)],
    ['<b>Bob</b>', '<b>Bob</b>'],
    ['A', 'A'],
    ['李', '李'],
    [' ا ', 'ا'],
    ['Ada\tLovelace', 'Ada Lovelace'],
    ['Ada\u00a0\u3000Lovelace\r\n', 'Ada Lovelace'],
    ['O\u0092Brien\u007f', 'OBrien'],
    ['\ufeffAda\u202ecalevoL\u2066\u200b', 'AdacalevoL'],
  ])('takes %j', (name, expected) => {
    expect(guestSchema.parse({ ...guest, name }).name).toBe(expected);
  });

  test.each([
    '',
    '😀',
    '42',
    '\u200b\u200b',
    'n'.repeat(101),
    'n'.repeat(1_000_000),
    'Ada\nBcc: all@example.com',
    'Ada\u2028Love',
    'Ada\u0000',
    'Ada \ud800 Love',
    null,
    5,
    ['Ada'],
  ])('refuses %j', (name) => {
    expect(guestSchema.safeParse({ ...guest, name }).success).toBe(false);
  });
});

describe('guest email', () => {
  test.each([
    [' ada@example.com ', 'ada@example.com'],
    ["o'brien+cabin@mail.example.co", "o'brien+cabin@mail.example.co"],
    ['r&d@example.com', 'r&d@example.com'],
    ['jörg@example.com', 'jörg@example.com'],
    ['\u200bada@exam\u00adple.com\u202c', 'ada@example.com'],
    ['\u00a0ada@example.com\ufeff\n', 'ada@example.com'],
  ])('takes %j', (email, expected) => {
    expect(guestSchema.parse({ ...guest, email }).email).toBe(expected);
  });

  test.each([
    '',
    'ada',
    'ada@example',
    'ada@@example.com',
    'ada lovelace@example.com',
    'ada@example.com\nBcc: all@example.com',
    'ada@example.com, all@example.com',
    '<ada@example.com>',
    `${'a'.repeat(250)}@example.com`,
    `${'a.'.repeat(500_000)}@`,
    null,
  ])('refuses one of its kind', (email) => {
    expect(guestSchema.safeParse({ ...guest, email }).success).toBe(false);
  });
});

describe('guest phone', () => {
  test.each([
    '8655550142',
    '(865) 555-0142',
    '865.555.0142',
    '1 865 555 0142',
    '+1 (865) 555-0142',
    ' +18655550142 ',
    '\u202a+1\u00a0(865)\u00a0555\u20110142\u202c',
    'tel:865/555/0142',
  ])('takes %j', (phone) => {
    expect(guestSchema.parse({ ...guest, phone }).phone).toBe('+18655550142');
  });

  test.each([
    ['+47 922 34 567', '+4792234567'],
    ['+44 (0)865 555 0142', '+448655550142'],
  ])('takes %j as %s, of its own country', (phone, kept) => {
    expect(guestSchema.parse({ ...guest, phone }).phone).toBe(kept);
  });

  test.each([
    '',
    '865555014',
    '86555501422',
    '+44 86',
    '079 323 45 67',
    '28655550142',
    '865-555-0142 ext 5',
    '865555O142',
    '٨٦٥٥٥٥٠١٤٢',
    '865+5550142',
    '8'.repeat(1_000_000),
    8655550142,
    null,
  ])('refuses one of its kind', (phone) => {
    expect(guestSchema.safeParse({ ...guest, phone }).success).toBe(false);
  });
});

test('the idempotency key is a uuid', () => {
  expect(idempotencyKeySchema.safeParse(CABIN_ID).success).toBe(true);
  expect(idempotencyKeySchema.safeParse(null).success).toBe(false);
  expect(idempotencyKeySchema.safeParse('again').success).toBe(false);
});

test('a response', () => {
  const booking = {
    reference: 'MM-ABCD2345',
    token: 't'.repeat(32),
    status: 'confirmed',
    cabin_id: CABIN_ID,
    check_in: '2026-12-04',
    check_out: '2026-12-07',
    total_cents: 88_622,
  };
  const payment = { url: 'https://pay.example/page' };
  expect(bookingResponseSchema.parse({ booking, payment })).toEqual({ booking, payment });
  expect(bookingResponseSchema.parse({ booking, payment: null }).payment).toBeNull();
  const script = { url: 'javascript:alert(1)' };
  expect(bookingResponseSchema.safeParse({ booking, payment: script }).success).toBe(false);
  expect(bookingResponseSchema.safeParse({ booking: {} }).success).toBe(false);
});
