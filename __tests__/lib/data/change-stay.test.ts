import { changeStay } from '@/lib/data/bookings/stay-changes';
import { invokeFunction } from '@/lib/data/backend/invoke-function';
import { calendarDate } from '@/lib/domain/values/calendar-date';

jest.mock('@/lib/env/server', () => ({ serverEnv: {} }));
jest.mock('@/lib/data/backend/invoke-function', () => ({ invokeFunction: jest.fn() }));
const answer = jest.mocked(invokeFunction);
const CHANGE = {
  id: '11111111-1111-4111-8111-111111111111',
  to: {
    checkIn: calendarDate('2026-12-04'),
    checkOut: calendarDate('2026-12-08'),
    adults: 2,
    children: 0,
    pets: 0,
  },
  seen: { moves: 0, version: 'v1', dueCents: 0 },
  permission: 'guest' as const,
};
const refused = (message: string) => ({ error: { code: 'PT422', message } });

test.each([
  [200, { status: 'requested' }, 'requested'],
  // A replayed form, whose change has ended since.
  [200, { status: 'withdrawn' }, 'booking_changed'],
  [422, refused('price_changed'), 'price_changed'],
  // The database answered: nothing was changed.
  [422, refused('stay_begun'), 'not_possible'],
  [422, refused('constructor'), 'not_possible'],
  [404, { error: { code: 'unknown_stay', message: 'No' } }, 'unknown'],
  [429, null, 'too_many'],
  [503, null, 'failed'],
])('%s %j is %s', async (status, body, outcome) => {
  answer.mockResolvedValue({ status, body });
  const visitor = new Request('http://localhost/');
  expect(await changeStay('a'.repeat(32), CHANGE, visitor)).toBe(outcome);
});
