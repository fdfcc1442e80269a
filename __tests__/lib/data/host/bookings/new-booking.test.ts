import { createHostBooking, priceNewBooking } from '@/lib/data/host/bookings/new-booking';
import { callHost, writeHost } from '@/lib/data/staff/staff';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { CABIN_ID } from '@/__tests__/lib/support/pricing';
import { quoteInputsRow } from '@/__tests__/lib/support/quote-inputs-row';

jest.mock('@/lib/data/staff/staff', () => ({
  callHost: jest.fn(),
  writeHost: jest.fn(),
  toJson: (value: object) => jest.requireActual('@/lib/domain/values/key-case').toSnakeKeys(value),
}));

const NOW = new Date('2026-11-20T12:00:00Z');
const STAY = {
  cabinId: CABIN_ID,
  checkIn: calendarDate('2026-12-04'),
  checkOut: calendarDate('2026-12-06'),
  ...{ adults: 2, children: 1, pets: 1, promoCode: undefined },
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
const REQUEST = {
  ...{ key: BOOKING.key, cabin_id: CABIN_ID, check_in: '2026-12-04', check_out: '2026-12-06' },
  ...{ adults: 2, children: 1, pets: 1, note: 'Late arrival' },
  ...{ guest_name: 'June Carter', guest_email: null, guest_phone: '+18655550100' },
  minimum_stay_reason: 'A week of fog',
  ...{ payment: 'offline', method: 'check', payment_note: 'No. 1042' },
};

const sent = () => jest.mocked(writeHost).mock.lastCall?.[1];

beforeEach(() => {
  jest.mocked(callHost).mockResolvedValue({ ok: true, data: quoteInputsRow });
  jest.mocked(writeHost).mockResolvedValue({ ok: true, data: { reference: 'MM-1' } });
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

test('a booking at the shown total carries its quote and version', async () => {
  const expectedTotalCents = await totalOf();
  expect(await createHostBooking({ ...BOOKING, expectedTotalCents }, NOW)).toMatchObject({
    ok: true,
  });
  expect(sent()).toEqual({
    p_request: {
      ...REQUEST,
      version: 'v1',
      quote: expect.objectContaining({
        total_cents: expectedTotalCents,
        expires_at: NOW.toISOString(),
      }),
    },
  });
});

test('at another total it only looks for the booking that the form has made before', async () => {
  jest.mocked(writeHost).mockResolvedValue({ ok: false, code: 'bad_change', detail: {} });
  expect(await createHostBooking(BOOKING, NOW)).toMatchObject({ code: 'quote_changed' });
  expect(sent()).toEqual({ p_request: REQUEST });
});

test('who may not read a price books nothing', async () => {
  jest.mocked(writeHost).mockClear();
  jest.mocked(callHost).mockResolvedValue({ ok: false, code: 'signed-out' });
  expect(await createHostBooking(BOOKING, NOW)).toEqual({ ok: false, code: 'signed-out' });
  expect(writeHost).not.toHaveBeenCalled();
});
