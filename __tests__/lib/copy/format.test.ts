import fc from 'fast-check';
import { calendarDate, eachDay, type CalendarDate } from '@/lib/domain/values/calendar-date';
import type { CancellationStatus } from '@/lib/domain/bookings/cancellation';
import {
  formatDroppedCents,
  cancellationText,
  formatBeds,
  formatCount,
  formatDate,
  formatDateRange,
  formatFullDate,
  formatLongDate,
  formatMoney,
  formatInstant,
  formatMonth,
  formatParty,
  formatNights,
  formatTime,
  formatWholeDollars,
  plural,
} from '@/lib/copy/format';
import { stayOf } from '@/__tests__/lib/support/pricing';

test.each([
  [123_450, '$1,234.50', '$1,235', '$1,234'],
  [42_660, '$426.60', '$427', '$426'],
  [0, '$0.00', '$0', '$0'],
  [-0, '$0.00', '$0', '$0'],
  [5, '$0.05', '$0', '$0'],
  [49, '$0.49', '$0', '$0'],
  [50, '$0.50', '$1', '$0'],
  [99, '$0.99', '$1', '$0'],
  [100_000_000, '$1,000,000.00', '$1,000,000', '$1,000,000'],
  [-2_550, '-$25.50', '-$26', '-$25'],
  [-40, '-$0.40', '$0', '$0'],
])('%i cents', (cents, exact, whole, dropped) => {
  expect(formatMoney(cents)).toBe(exact);
  expect(formatWholeDollars(cents)).toBe(whole);
  expect(formatDroppedCents(cents)).toBe(dropped);
});

test('amounts and counts read as Intl writes them', () => {
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  const counts = new Intl.NumberFormat('en-US');
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
      expect(formatMoney(amount)).toBe(money.format(amount / 100));
      expect(formatCount(amount)).toBe(counts.format(amount));
    }),
  );
});

test('beyond what is counted a plus stands for the rest', () => {
  expect([0, 999, 1000, 1001].map((count) => formatCount(count, 1000))).toEqual([
    '0',
    '999',
    '1,000',
    '1,000+',
  ]);
});

test.each([
  ['2026-12-04', 'Fri, Dec 4', 'Friday, December 4, 2026', 'December 2026'],
  ['2027-01-01', 'Fri, Jan 1', 'Friday, January 1, 2027', 'January 2027'],
  ['2026-11-01', 'Sun, Nov 1', 'Sunday, November 1, 2026', 'November 2026'],
  ['2028-02-29', 'Tue, Feb 29', 'Tuesday, February 29, 2028', 'February 2028'],
])('%s in every length', (text, short, long, month) => {
  const date = calendarDate(text);
  expect([formatDate(date), formatLongDate(date), formatMonth(date)]).toEqual([short, long, month]);
});

test('dates read as Intl writes them', () => {
  const intl = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
    return (date: string) => formatter.format(new Date(date));
  };
  const [weekday, day, year] = ['long', 'numeric', 'numeric'] as const;
  const pairs = [
    [formatDate, intl({ weekday: 'short', month: 'short', day })],
    [formatFullDate, intl({ month: 'long', day, year })],
    [formatLongDate, intl({ weekday, month: 'long', day, year })],
    [formatMonth, intl({ month: 'long', year })],
    [(date) => formatDateRange({ checkIn: date, checkOut: date }), rangeOf],
  ] satisfies [(date: CalendarDate) => string, (date: string) => string][];
  const monthDay = intl({ month: 'short', day });
  const monthDayYear = intl({ month: 'short', day, year });
  function rangeOf(date: string) {
    return `${monthDay(date)} – ${monthDayYear(date)}`;
  }
  // Six years hold every day on nearly every weekday; the ends are those of the years that are dates.
  const dates = [
    ...eachDay(calendarDate('2024-01-01'), calendarDate('2030-01-01')),
    ...['1900-01-01', '1900-02-28', '2199-12-31'].map(calendarDate),
  ];
  for (const [format, expected] of pairs) {
    expect(dates.map(format)).toEqual(dates.map(expected));
  }
});

test('a range shows the year once, or both years', () => {
  expect(formatDateRange(stayOf('2026-12-04', 3))).toBe('Dec 4 – Dec 7, 2026');
  expect(formatDateRange(stayOf('2026-12-30', 3))).toBe('Dec 30, 2026 – Jan 2, 2027');
});

test.each([
  [0, '0 nights'],
  [1, '1 night'],
  [3, '3 nights'],
])('%i nights', (count, text) => {
  expect(formatNights(count)).toBe(text);
});

test('plural', () => {
  expect([0, 1, 2].map((count) => plural(count, 'guest', 'guests'))).toEqual([
    'guests',
    'guest',
    'guests',
  ]);
});

test.each([
  ['00:00', '12:00 AM'],
  ['09:05', '9:05 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['16:00', '4:00 PM'],
  ['16:00:00', '4:00 PM'],
  ['23:30', '11:30 PM'],
])('%s is %s', (time, text) => {
  expect(formatTime(time)).toBe(text);
});

describe('cancellationText', () => {
  const lastDay = calendarDate('2026-11-20');
  const free = (daysLeft: number, hoursLeft: number): CancellationStatus => ({
    kind: 'free',
    lastDay,
    daysLeft,
    hoursLeft,
  });

  test.each([
    [free(9, 216), 'Free cancellation until Nov 20, 2026 (9 days left)'],
    [free(1, 30), 'Free cancellation until Nov 20, 2026 (1 day left)'],
    [free(0, 23), 'Free cancellation until Nov 20, 2026 (23 hours left)'],
    [free(0, 1), 'Free cancellation until Nov 20, 2026 (1 hour left)'],
    [free(0, 0), 'Free cancellation until Nov 20, 2026 (less than 1 hour left)'],
    [
      { kind: 'ended', lastDay },
      'Cancellation period ended Nov 20, 2026 — booking is now non-refundable.',
    ],
    [{ kind: 'no-dates' }, 'Free cancellation policy applies before check-in'],
  ] as [CancellationStatus, string][])('%j', (status, text) => {
    expect(cancellationText(status)).toBe(text);
  });
});

test('an instant is formatted in the cabin’s zone', () => {
  const midnight = new Date('2026-11-20T05:00:00Z');
  expect(formatInstant(midnight, 'America/New_York')).toBe('Fri, Nov 20, 2026, 12:00 AM EST');
  expect(formatInstant(midnight, 'America/Chicago')).toBe('Thu, Nov 19, 2026, 11:00 PM CST');
});

test.each([
  [{ adults: 1, children: 0, pets: 0 }, '1 adult'],
  [{ adults: 2, children: 1, pets: 0 }, '2 adults, 1 child'],
  [{ adults: 2, children: 2, pets: 2 }, '2 adults, 2 children, 2 pets'],
])('a party of %j', (party, text) => {
  expect(formatParty(party)).toBe(text);
});

test.each([
  [2, 3, '2 bedrooms · 3 beds'],
  [1, 1, '1 bedroom · 1 bed'],
  [0, 1, 'Studio · 1 bed'],
])('%i bedrooms with %i beds are told apart: %s', (bedrooms, beds, text) => {
  expect(formatBeds({ bedrooms, beds })).toBe(text);
});
