import fc from 'fast-check';
import { addDays, calendarDate, eachDay, nightsBetween } from '@/lib/domain/values/calendar-date';
import { nearestStays, shortestStayUntil } from '@/lib/domain/stays/nearest-stays';
import { anyCalendar, anyDate, datesAround, drawCalendar, isBookable } from '../support/calendars';
import type { AvailabilityCalendar } from '@/lib/domain/stays/availability';
import type { Stay } from '@/lib/domain/stays/stay';

const today = '2026-12-01';
const day = (text: string) => calendarDate(`2026-12-${text}`);
const show = (stays: { checkIn: string; checkOut: string }[]) =>
  stays.map(({ checkIn, checkOut }) => `${checkIn.slice(8)}-${checkOut.slice(8)}`).join(' ');

// Patterns start on 2 December.
test.each([
  ['the nearest two', 'ooooxxxxoooo', '07', 2, '04-06 10-12'],
  ['the earlier one on a tie', 'ooxxoo', '04', 1, '03-04 02-03'],
  ['both sides of a tie', 'oxxxxo', '04', 1, '02-03'],
  ['each arrival its minimum', '2axx3bbx', '06', null, '06-09 02-04'],
  ['a longer stay when the minimum ends on a closed day', 'odox', '02', null, '02-04 03-04'],
  ['the day itself first', 'oooo', '03', 1, '03-04 02-03'],
  ['nothing when nothing is open', 'xxxx', '03', 1, ''],
  ['nothing that long', 'ooxoo', '03', 3, ''],
  ['nothing above thirty nights', 'o'.repeat(60), '05', 31, ''],
  ['nothing of no nights', 'oooo', '03', 0, ''],
])('%s', (_name, pattern, near, nights, expected) => {
  expect(show(nearestStays(drawCalendar(pattern, { today }), day(near), nights))).toBe(expected);
});

test('as many as asked for', () => {
  const calendar = drawCalendar('ooooooo', { today });
  expect(nearestStays(calendar, day('04'), 1, 0)).toEqual([]);
  expect(show(nearestStays(calendar, day('04'), 1, 3))).toBe('04-05 03-04 05-06');
});

function listByHand(calendar: AvailabilityCalendar, nights: number | null) {
  return datesAround(calendar).flatMap((checkIn) => {
    const anyLength = eachDay(addDays(checkIn, 1), addDays(checkIn, 31));
    const candidates = nights === null ? anyLength : [addDays(checkIn, nights)];
    const checkOut = candidates.find((date) => isBookable(calendar, checkIn, date));
    return checkOut ? [{ checkIn, checkOut }] : [];
  });
}

test('always the nearest of all bookable stays', () => {
  const lengths = fc.option(fc.integer({ min: 1, max: 8 }));
  fc.assert(
    fc.property(anyCalendar, fc.nat(), lengths, anyDate, (calendar, at, nights, anywhere) => {
      const dates = datesAround(calendar);
      const stays = listByHand(calendar, nights);
      for (const near of [dates[at % dates.length] ?? calendar.today, anywhere]) {
        const distance = (stay: Stay) => Math.abs(nightsBetween(near, stay.checkIn));
        const expected = stays.toSorted((a, b) => distance(a) - distance(b)).slice(0, 2);
        expect(nearestStays(calendar, near, nights)).toEqual(expected);
      }
    }),
    { numRuns: 60 },
  );
});

test('the stay until a day is the shortest that can be booked, where one can', () => {
  fc.assert(
    fc.property(anyCalendar, fc.nat(), (calendar, at) => {
      const dates = datesAround(calendar);
      const checkOut = dates[at % dates.length] ?? calendar.today;
      const [expected] = eachDay(addDays(checkOut, -30), checkOut)
        .reverse()
        .filter((checkIn) => isBookable(calendar, checkIn, checkOut));
      expect(shortestStayUntil(calendar, checkOut)).toEqual(
        expected ? { checkIn: expected, checkOut } : null,
      );
    }),
    { numRuns: 200 },
  );
});
