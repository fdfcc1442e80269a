import fc from 'fast-check';
import { checkStay, type AvailabilityCalendar } from '@/lib/domain/stays/availability';
import {
  COMPARED_NIGHTS,
  listArrivals,
  priceArrival,
  toStayMatrix,
} from '@/lib/domain/stays/stay-matrix';
import type { Stay } from '@/lib/domain/stays/stay';
import {
  addDays,
  calendarDate,
  nightsBetween,
  type CalendarDate,
} from '@/lib/domain/values/calendar-date';

const TODAY = calendarDate('2026-11-20');

type Day = { available: boolean; minStay: number; allowsCheckIn: boolean; allowsCheckOut: boolean };
const OPEN: Day = { available: true, minStay: 1, allowsCheckIn: true, allowsCheckOut: true };

const calendarOf = (days: readonly Partial<Day>[]): AvailabilityCalendar => ({
  today: TODAY,
  days: new Map(
    days.map((day, index) => {
      const date = addDays(TODAY, index);
      return [date, { date, priceCents: 20_000, ...OPEN, ...day }];
    }),
  ),
});

const costOf = ({ checkIn, checkOut }: Stay) =>
  nightsBetween(checkIn, checkOut) * 10_000 + (Number(checkIn.slice(8)) % 5) * 100;

const build = (calendar: AvailabilityCalendar, arrivals: readonly CalendarDate[]) =>
  toStayMatrix(
    arrivals,
    arrivals.map((checkIn) => priceArrival(calendar, checkIn, costOf)),
  );

const anyDay = fc.record({
  available: fc.boolean(),
  minStay: fc.integer({ min: 1, max: 8 }),
  allowsCheckIn: fc.boolean(),
  allowsCheckOut: fc.boolean(),
});
const mostlyOpenDay = fc.oneof({ weight: 4, arbitrary: fc.constant(OPEN) }, anyDay);
const anyCalendar = fc.array(mostlyOpenDay, { maxLength: 50 }).map(calendarOf);

const from = (index: number) => addDays(TODAY, index);

test('exactly the stays that can be sold have a price, and it is the one given', () => {
  fc.assert(
    fc.property(anyCalendar, fc.integer({ min: 0, max: 50 }), (calendar, start) => {
      const arrivals = listArrivals(calendar, from(start), 14);
      const rows = build(calendar, arrivals);
      expect(rows.map(({ checkIn }) => checkIn)).toEqual(arrivals);
      for (const { checkIn, stays } of rows) {
        COMPARED_NIGHTS.forEach((nights, column) => {
          const stay = { checkIn, checkOut: addDays(checkIn, nights) };
          const isSold = checkStay(calendar, stay).ok;
          expect(stays[column]?.totalCents ?? null).toBe(isSold ? costOf(stay) : null);
          if (isSold) expect(stays[column]?.stay).toEqual(stay);
        });
        expect(stays.some((stay) => stay !== null)).toBe(true);
      }
    }),
  );
});

test('no arrival is passed over, forward or back, and both ways meet', () => {
  fc.assert(
    fc.property(anyCalendar, fc.integer({ min: 0, max: 50 }), (calendar, start) => {
      const all = [...calendar.days.keys()].filter((checkIn) =>
        COMPARED_NIGHTS.some(
          (nights) => checkStay(calendar, { checkIn, checkOut: addDays(checkIn, nights) }).ok,
        ),
      );
      const later = all.filter((date) => date >= from(start));
      expect(listArrivals(calendar, from(start), 14)).toEqual(later.slice(0, 14));
      const earlier = all.filter((date) => date <= from(start));
      expect(listArrivals(calendar, from(start), 14, -1)).toEqual(earlier.slice(-14));
    }),
  );
});

test('of each length the least is marked, and all that cost as little', () => {
  fc.assert(
    fc.property(anyCalendar, (calendar) => {
      const rows = build(calendar, listArrivals(calendar, TODAY, 14));
      COMPARED_NIGHTS.forEach((_, column) => {
        const stays = rows.flatMap((row) => row.stays[column] ?? []);
        const least = Math.min(...stays.map(({ totalCents }) => totalCents));
        for (const { totalCents, isCheapest } of stays)
          expect(isCheapest).toBe(totalCents === least);
      });
    }),
  );
});

describe('the rules of the calendar', () => {
  const open = (count: number, changes: Record<number, Partial<Day>> = {}) =>
    calendarOf(Array.from({ length: count }, (_, index) => changes[index] ?? {}));
  const lengthsOn = (calendar: AvailabilityCalendar, index: number) =>
    build(calendar, [from(index)])[0]?.stays.flatMap((stay, column) =>
      stay ? [COMPARED_NIGHTS[column]] : [],
    );

  test.each([
    ['an open calendar', open(20), 3, [2, 3, 4, 5, 6, 7]],
    ['a minimum stay', open(20, { 3: { minStay: 4 } }), 3, [4, 5, 6, 7]],
    ['a taken night', open(20, { 6: { available: false } }), 3, [2, 3]],
    ['a day of no departure', open(20, { 6: { allowsCheckOut: false } }), 3, [2, 4, 5, 6, 7]],
    ['a day of no arrival', open(20, { 3: { allowsCheckIn: false } }), 3, []],
    ['today', open(20), 0, []],
    ['the end of the calendar', open(7), 3, [2, 3]],
  ])('%s', (_, calendar, index, lengths) => {
    expect(lengthsOn(calendar, index)).toEqual(lengths);
  });
});
