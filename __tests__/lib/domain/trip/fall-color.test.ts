import fc from 'fast-check';
import { calendarDate, dayOfWeek, nightsBetween } from '@/lib/domain/values/calendar-date';
import {
  fallStage,
  fallWeekend,
  fallWeekOf,
  FALL_BANDS,
  FALL_WEEKS,
  isFallWeek,
  type FallStage,
} from '@/lib/domain/trip/fall-color';

const ORDER: readonly FallStage[] = ['green', 'starting', 'near', 'peak', 'past'];
const anyWeek = fc.constantFrom(...FALL_WEEKS);
const anyBand = fc.constantFrom(...FALL_BANDS.map(({ band }) => band));

describe('stages', () => {
  test.each([
    ['A', '09-14', 'starting'],
    ['A', '09-28', 'peak'],
    ['A', '10-05', 'peak'],
    ['A', '10-12', 'past'],
    ['D', '09-14', 'green'],
    ['D', '09-28', 'starting'],
    ['D', '10-05', 'near'],
    ['D', '10-12', 'peak'],
    ['F', '10-12', 'starting'],
    ['F', '10-19', 'near'],
    ['F', '11-02', 'peak'],
    ['F', '11-09', 'past'],
  ] as const)('band %s in the week of %s: %s', (band, week, stage) =>
    expect(fallStage(band, week)).toBe(stage),
  );

  test('a band only moves on from week to week', () => {
    fc.assert(
      fc.property(anyBand, anyWeek, anyWeek, (band, a, b) => {
        const [early, late] = a < b ? [a, b] : [b, a];
        const steps = [fallStage(band, early), fallStage(band, late)].map((s) => ORDER.indexOf(s));
        expect(steps[0]).toBeLessThanOrEqual(steps[1] ?? -1);
      }),
    );
  });

  test('the higher band is never behind the lower one', () => {
    fc.assert(
      fc.property(anyBand, anyBand, anyWeek, (a, b, week) => {
        const [high, low] = a < b ? [a, b] : [b, a];
        expect(ORDER.indexOf(fallStage(high, week))).toBeGreaterThanOrEqual(
          ORDER.indexOf(fallStage(low, week)),
        );
      }),
    );
  });

  test.each(FALL_BANDS.map(({ band }) => band))('band %s has its week', (band) =>
    expect(FALL_WEEKS.some((week) => fallStage(band, week) === 'peak')).toBe(true),
  );
});

describe('weeks', () => {
  test.each(['10-19', '09-14'])('%s is one', (week) => expect(isFallWeek(week)).toBe(true));
  test.each(['10-20', '', null, 7, '<script>'])('%p is none', (week) =>
    expect(isFallWeek(week)).toBe(false),
  );
});

describe('the weekend of a week', () => {
  test.each([
    ['10-19', '2026-03-01', '2026-10-23', '2026-10-26'],
    ['10-19', '2026-11-20', '2027-10-22', '2027-10-25'],
    // The weekend has begun: the next one is a year ahead.
    ['10-19', '2026-10-23', '2027-10-22', '2027-10-25'],
    ['10-19', '2026-10-22', '2026-10-23', '2026-10-26'],
  ])('%s, seen on %s, is %s to %s', (week, today, checkIn, checkOut) =>
    expect(fallWeekend(week, calendarDate(today))).toEqual({ checkIn, checkOut }),
  );

  test('is ahead, within the week, Friday to Monday', () => {
    const anyDay = fc
      .date({ min: new Date('2025-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
      .map((date) => calendarDate(date.toISOString().slice(0, 10)));
    fc.assert(
      fc.property(anyWeek, anyDay, (week, today) => {
        const { checkIn, checkOut } = fallWeekend(week, today);
        expect(dayOfWeek(checkIn)).toBe(5);
        expect(nightsBetween(checkIn, checkOut)).toBe(3);
        expect(checkIn > today).toBe(true);
        const start = calendarDate(`${checkIn.slice(0, 4)}-${week}`);
        expect(nightsBetween(start, checkIn)).toBeGreaterThanOrEqual(0);
        expect(nightsBetween(start, checkIn)).toBeLessThan(7);
        expect(nightsBetween(today, checkIn)).toBeLessThan(375);
      }),
    );
  });
});

test.each([
  ['2026-09-13', '10-19'],
  ['2026-09-14', '09-14'],
  ['2026-09-20', '09-14'],
  ['2026-09-21', '09-21'],
  ['2026-11-09', '11-09'],
  ['2026-11-15', '11-09'],
  ['2026-11-16', '10-19'],
  ['2027-01-01', '10-19'],
  ['2028-02-29', '10-19'],
])('on %s the map starts at the week of %s', (today, week) => {
  expect(fallWeekOf(calendarDate(today))).toBe(week);
});
