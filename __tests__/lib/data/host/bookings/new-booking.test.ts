import { createHostBooking, priceNewBooking } from '@/lib/data/host/bookings/new-booking';
import { callAsMember } from '@/lib/data/staff/member-function';
import { readHost } from '@/lib/data/staff/staff';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { CABIN_ID } from '../../../support/pricing';
import { quoteInputs } from '../../../support/quote-inputs-row';

jest.mock('@/lib/data/staff/member-function', () => ({ callAsMember: jest.fn() }));
jest.mock('@/lib/data/staff/staff', () => ({ readHost: jest.fn() }));

const NOW = new Date('2026-11-20T12:00:00Z');
const STAY = {
  cabinId: CABIN_ID,
  checkIn: calendarDate('2026-12-04'),
  checkOut: calendarDate('2026-12-06'),
  adults: 2,
  children: 1,
  pets: 1,
  promoCode: undefined,
  minimumStayReason: 'A week of fog',
  adjustment: { cents: -5_000, reason: 'Returning guest' },
};
const BOOKING = {
  key: '11111111-1111-4111-8111-111111111111',
  stay: STAY,
  expectedTotalCents: 0,
  note: 'Late arrival',
  payment: { kind: 'offline' as const, method: 'check' as const, note: 'No. 1042' },
  guest: { name: 'June Carter', email: null, phone: '+18655550100' },
};
const visitor = { headers: new Headers() };
const book = () => createHostBooking(BOOKING, visitor, NOW);
const respond = (answer: object | null) =>
  jest.mocked(callAsMember).mockResolvedValue(answer as never);

beforeEach(() => {
  jest.mocked(readHost).mockResolvedValue({ ok: true, data: quoteInputs });
});

async function totalOf(stay = STAY) {
  const priced = await priceNewBooking(stay, NOW);
  if (!('quote' in priced)) throw new Error('Not sold');
  return priced.quote.totalCents;
}

test('a stay is priced on the terms that the host agreed to', async () => {
  // (2 × 200 − 50 + 100 cleaning) × 12.75 % tax, and 50 for the pet.
  expect(await totalOf()).toBe(35_000 + 10_000 + 5_738 + 5_000);
  const strict = await priceNewBooking({ ...STAY, minimumStayReason: null }, NOW);
  expect(strict).toMatchObject({ ok: false, reason: 'below-minimum-stay' });
  const free = { cents: -40_001, reason: 'Returning guest' };
  expect(await priceNewBooking({ ...STAY, adjustment: free }, NOW)).toMatchObject({
    reason: 'too-low',
  });
});

test('a booking is made by the function that prices it', async () => {
  const booked = { ok: true, data: { reference: 'MM-1' } };
  respond(booked);
  expect(await book()).toEqual(booked);
  expect(jest.mocked(callAsMember).mock.lastCall?.slice(0, 3)).toEqual([
    'host-booking',
    BOOKING,
    visitor,
  ]);
});

test('a stay that is no longer sold is explained, and one that is again has another price', async () => {
  respond({ ok: true, data: { reason: 'unavailable' } });
  expect(await book()).toMatchObject({ ok: false, code: 'quote_changed' });
  jest.mocked(readHost).mockResolvedValue({ ok: false, code: 'signed-out' });
  expect(await book()).toEqual({ ok: false, code: 'signed-out' });
});

test('a refusal is passed on, and no answer is an unknown outcome', async () => {
  const refused = { ok: false, code: 'second_factor', detail: {} };
  respond(refused);
  expect(await book()).toEqual(refused);
  respond(null);
  await expect(book()).rejects.toThrow('no answer');
});
