import { moveBooking, previewMove } from '@/lib/data/host/bookings/moves';
import { callHost, writeHost } from '@/lib/data/staff/staff';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { CABIN_ID } from '@/__tests__/lib/support/pricing';
import { quoteInputsRow } from '@/__tests__/lib/support/quote-inputs-row';

jest.mock('@/lib/data/staff/staff', () => ({
  callHost: jest.fn(),
  writeHost: jest.fn(),
  toJson: (value: object) => jest.requireActual('@/lib/domain/values/key-case').toSnakeKeys(value),
}));

const READ = {
  ...{ inputs: quoteInputsRow, moves: 1, booked_at: '2026-11-20T12:00:00Z' },
  ...{ promo_code: null, deal_id: null, lines: [], total_cents: 50_000, adjustment: null },
  ...{ open_cents: 0, left_cents: 50_000, free_cancel_until: '2026-11-20T05:00:00Z' },
};
const to = {
  ...{ cabinId: CABIN_ID, adults: 2, children: 0, pets: 0 },
  ...{ checkIn: calendarDate('2026-12-04'), checkOut: calendarDate('2026-12-07') },
};
const adjustment = { cents: -5_000, reason: 'Returning guest' };
// (3 × 200 − 50 + 100 cleaning) × 12.75 % tax.
const TOTAL = 55_000 + 10_000 + 8_288;

beforeEach(() => {
  jest.mocked(callHost).mockResolvedValue({ ok: true, data: READ });
  jest.mocked(writeHost).mockReset();
  jest.mocked(writeHost).mockResolvedValue({ ok: true, data: {} });
});

test('a changed stay is priced by the shop’s rules, with the change the host agreed to', async () => {
  expect(await previewMove('MM-1', { to, adjustment })).toMatchObject({
    ok: true,
    data: {
      ...{ beforeCents: 50_000, afterCents: TOTAL, seen: { moves: 1, version: 'v1' }, lost: [] },
      lastFreeDay: '2026-11-19',
    },
  });
  const short = { ...to, checkOut: calendarDate('2026-12-06') };
  expect(await previewMove('MM-1', { to: short, adjustment })).toEqual({
    ...{ ok: false, code: 'not_sold', reason: 'below-minimum-stay' },
  });
  const free = { cents: -60_001, reason: 'Returning guest' };
  expect(await previewMove('MM-1', { to, adjustment: free })).toMatchObject({
    reason: 'too-low',
  });
});

test('what the host has seen is moved with its quote, anything else without', async () => {
  const move = {
    ...{ to, adjustment, key: '11111111-1111-4111-8111-111111111111' },
    ...{ keepsPrice: false, reason: 'The guest asked for it' },
  };
  const sent = () => jest.mocked(writeHost).mock.lastCall?.[1];
  const seen = { moves: 1, version: 'v1', dueCents: TOTAL - 50_000 };
  await moveBooking('MM-1', { ...move, seen });
  expect(sent()).toMatchObject({
    ...{ p_reference: 'MM-1', p_quote: { total_cents: TOTAL, nights: 3 } },
    p_to: { cabin_id: CABIN_ID, check_in: '2026-12-04' },
    p_seen: { moves: 1, version: 'v1', due_cents: TOTAL - 50_000 },
  });
  jest.mocked(writeHost).mockResolvedValue({ ok: false, code: 'price_changed', detail: {} });
  await moveBooking('MM-1', { ...move, seen: { ...seen, version: 'v0' } });
  expect(sent()).toMatchObject({
    p_quote: {
      lines: [{ code: 'adjustment', label: 'Returning guest', amount_cents: -5_000 }],
    },
  });
});
