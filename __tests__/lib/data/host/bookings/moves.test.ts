import { moveBooking, previewMove } from '@/lib/data/host/bookings/moves';
import { callAsMember } from '@/lib/data/staff/member-function';
import { readHost } from '@/lib/data/staff/staff';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { CABIN_ID } from '../../../support/pricing';
import { quoteInputs } from '../../../support/quote-inputs-row';

jest.mock('@/lib/data/staff/member-function', () => ({ callAsMember: jest.fn() }));
jest.mock('@/lib/data/staff/staff', () => ({
  readHost: jest.fn(),
  toJson: (value: object) => jest.requireActual('@/lib/domain/values/key-case').toSnakeKeys(value),
}));

const READ = {
  inputs: quoteInputs,
  booked: null,
  moves: 1,
  bookedAt: '2026-11-20T12:00:00Z',
  promoCode: null,
  dealId: null,
  lines: [],
  totalCents: 50_000,
  adjustment: null,
  openCents: 0,
  balanceCents: 0,
  leftCents: 50_000,
  freeCancelUntil: '2026-11-20T05:00:00Z',
};
const to = {
  cabinId: CABIN_ID,
  adults: 2,
  children: 0,
  pets: 0,
  checkIn: calendarDate('2026-12-04'),
  checkOut: calendarDate('2026-12-07'),
};
const adjustment = { cents: -5_000, reason: 'Returning guest' };
// (3 × 200 − 50 + 100 cleaning) × 12.75 % tax.
const TOTAL = 55_000 + 10_000 + 8_288;

beforeEach(() => {
  jest.mocked(readHost).mockResolvedValue({ ok: true, data: READ });
});

test('a changed stay is priced by the shop’s rules, with the change the host agreed to', async () => {
  expect(await previewMove('MM-1', { to, adjustment })).toMatchObject({
    ok: true,
    data: {
      beforeCents: 50_000,
      afterCents: TOTAL,
      seen: { moves: 1, version: 'v1' },
      lost: [],
      lastFreeDay: '2026-11-19',
    },
  });
  const short = { ...to, checkOut: calendarDate('2026-12-06') };
  expect(await previewMove('MM-1', { to: short, adjustment })).toEqual({
    ok: false,
    code: 'not_sold',
    reason: 'below-minimum-stay',
  });
  const free = { cents: -60_001, reason: 'Returning guest' };
  expect(await previewMove('MM-1', { to, adjustment: free })).toMatchObject({
    reason: 'too-low',
  });
});

test('a stay is changed by the function that prices it', async () => {
  const move = {
    to,
    adjustment,
    key: '11111111-1111-4111-8111-111111111111',
    keepsPrice: false,
    reason: 'The guest asked for it',
    seen: { moves: 1, version: 'v1', dueCents: TOTAL - 50_000 },
  };
  const visitor = { headers: new Headers() };
  const respond = (answer: object | null) =>
    jest.mocked(callAsMember).mockResolvedValue(answer as never);
  const moved = { ok: true, data: { chargeCents: 0, refundCents: 0, moves: 2 } };
  respond(moved);
  expect(await moveBooking('MM-1', move, visitor)).toEqual(moved);
  expect(jest.mocked(callAsMember).mock.lastCall?.slice(0, 3)).toEqual([
    'host-move',
    { reference: 'MM-1', ...move },
    visitor,
  ]);
  respond({ ok: true, data: { reason: 'unavailable' } });
  expect(await moveBooking('MM-1', move, visitor)).toMatchObject({ code: 'price_changed' });
  respond(null);
  await expect(moveBooking('MM-1', move, visitor)).rejects.toThrow('no answer');
});
