import type { BookingStatus } from '@/lib/domain/bookings/booking-status';
import { copyErasedAt } from '@/lib/domain/bookings/stay-copy';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { bookingOf } from '../../support/booking';

const BOOKED = new Date('2026-11-01T15:10:00Z');
const erasedAt = (changes: Parameters<typeof bookingOf>[0], now = BOOKED) =>
  copyErasedAt(bookingOf(changes), now)?.toISOString() ?? null;

test.each([
  ['a day after check-out, by the cabin’s clock', {}, '2026-12-08T15:00:00.000Z'],
  [
    'a late check-out counts',
    { cabin: { ...bookingOf().cabin, checkOutTime: '13:30' } },
    '2026-12-08T18:30:00.000Z',
  ],
  [
    'another zone',
    { cabin: { ...bookingOf().cabin, timezone: 'Pacific/Auckland' } },
    '2026-12-07T21:00:00.000Z',
  ],
  [
    'the day clocks change is an hour longer',
    { checkOut: calendarDate('2027-03-13') },
    '2027-03-14T14:00:00.000Z',
  ],
  ['the end of a year', { checkOut: calendarDate('2026-12-31') }, '2027-01-01T15:00:00.000Z'],
  ['a completed stay, until then', { status: 'completed' as const }, '2026-12-08T15:00:00.000Z'],
])('%s', (_, changes, expected) => expect(erasedAt(changes)).toBe(expected));

const UNKEPT: BookingStatus[] = ['held', 'pending_payment', 'expired', 'cancelled', 'refunded'];
test.each(UNKEPT)('no device keeps a stay that is %s', (status) =>
  expect(erasedAt({ status })).toBeNull(),
);

test('the last moment is before it, not at it', () => {
  expect(erasedAt({}, new Date('2026-12-08T14:59:59.999Z'))).not.toBeNull();
  expect(erasedAt({}, new Date('2026-12-08T15:00:00Z'))).toBeNull();
});
