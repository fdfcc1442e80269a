import fc from 'fast-check';
import { addDays, calendarDate } from '@/lib/domain/values/calendar-date';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { cancellationDeadline, cancellationStatus } from '@/lib/domain/bookings/cancellation';
import { anyDate } from '../support/calendars';

const timezone = 'America/New_York';
const HOUR = 3_600_000;

test.each([
  ['2027-11-10', 14, timezone, '2027-10-27T04:00:00.000Z'], // 14 × 24 h would be an hour late
  ['2026-11-08', 7, timezone, '2026-11-01T04:00:00.000Z'], // the day clocks go back
  ['2026-11-09', 7, timezone, '2026-11-02T05:00:00.000Z'],
  ['2027-03-21', 7, timezone, '2027-03-14T05:00:00.000Z'], // the day clocks go forward
  ['2027-03-22', 7, timezone, '2027-03-15T04:00:00.000Z'],
  ['2027-03-20', 14, timezone, '2027-03-06T05:00:00.000Z'],
  ['2027-11-07', 0, timezone, '2027-11-07T04:00:00.000Z'],
  ['2028-03-14', 14, timezone, '2028-02-29T05:00:00.000Z'],
  ['2026-12-20', 14, 'America/Chicago', '2026-12-06T06:00:00.000Z'],
])('check-in %s, %i days, %s: until %s', (checkIn, freeCancelDays, zone, expected) => {
  const deadline = cancellationDeadline(calendarDate(checkIn), freeCancelDays, zone);
  expect(deadline.toISOString()).toBe(expected);
});

describe('cancellationStatus', () => {
  const checkIn = calendarDate('2026-11-15');
  const lastDay = calendarDate('2026-10-31');
  const at = (now: string) =>
    cancellationStatus({ checkIn, freeCancelDays: 14, timezone, now: new Date(now) });

  test('no dates', () => {
    const now = new Date('2026-11-01T04:00:00Z');
    const status = cancellationStatus({ checkIn: null, freeCancelDays: 14, timezone, now });
    expect(status).toEqual({ kind: 'no-dates' });
  });

  test.each([
    ['2026-10-31T04:00:00Z', 1, 24],
    ['2026-10-31T04:00:00.001Z', 0, 23],
    ['2026-10-28T03:00:00Z', 4, 97],
    ['2026-11-01T03:00:00Z', 0, 1],
    ['2026-11-01T03:59:59.999Z', 0, 0],
  ])('at %s it is free for %i days or %i hours', (now, daysLeft, hoursLeft) => {
    expect(at(now)).toEqual({ kind: 'free', lastDay, daysLeft, hoursLeft });
  });

  test.each(['2026-11-01T04:00:00Z', '2026-11-01T04:00:00.001Z', '2026-12-24T00:00:00Z'])(
    'at %s it has ended',
    (now) => {
      expect(at(now)).toEqual({ kind: 'ended', lastDay });
    },
  );

  test.each([
    ['2027-11-08', '2027-11-07T04:00:00Z', 1, 25], // a day of 25 hours
    ['2027-03-15', '2027-03-14T05:00:00Z', 0, 23], // a day of 23 hours
  ])('until midnight of %s, at %s: %i days, %i hours', (day, now, daysLeft, hoursLeft) => {
    const input = { checkIn: calendarDate(day), freeCancelDays: 0, timezone, now: new Date(now) };
    expect(cancellationStatus(input)).toMatchObject({ kind: 'free', daysLeft, hoursLeft });
  });

  test('never promises more time than is left', () => {
    const offset = fc.integer({ min: -50 * 24 * HOUR, max: 50 * 24 * HOUR });
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: 60 }), offset, (date, freeCancelDays, ms) => {
        const until = cancellationDeadline(date, freeCancelDays, timezone);
        expect(todayInZone(until, timezone)).toBe(addDays(date, -freeCancelDays));
        const now = new Date(until.getTime() - ms);
        const status = cancellationStatus({ checkIn: date, freeCancelDays, timezone, now });
        expect(status.kind).toBe(ms > 0 ? 'free' : 'ended');
        if (status.kind !== 'free') return;
        expect(status.hoursLeft * HOUR).toBeLessThanOrEqual(ms);
        expect((status.hoursLeft + 1) * HOUR).toBeGreaterThan(ms);
        expect(status.daysLeft).toBe(Math.floor(ms / (24 * HOUR)));
      }),
    );
  });
});
