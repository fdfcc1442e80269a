import fc from 'fast-check';
import { addDays, calendarDate, eachDay } from '@/lib/domain/values/calendar-date';
import { countTakenNights, joinStays } from '@/lib/domain/stays/occupied-nights';

const FIRST = calendarDate('2026-11-21');
const stay = (from: number, to: number) => ({
  checkIn: addDays(FIRST, from),
  checkOut: addDays(FIRST, to),
});

test.each([
  ['none', [], []],
  ['apart', [stay(5, 7), stay(1, 3)], [stay(1, 3), stay(5, 7)]],
  ['touching', [stay(1, 3), stay(3, 5)], [stay(1, 5)]],
  ['overlapping', [stay(1, 4), stay(3, 5)], [stay(1, 5)]],
  ['one in another', [stay(1, 9), stay(3, 5)], [stay(1, 9)]],
])('%s', (_, stays, runs) => expect(joinStays(stays)).toEqual(runs));

test('the nights from a day on are those of a plain count', () => {
  const stays = fc.array(
    fc
      .tuple(fc.integer({ min: -9, max: 30 }), fc.integer({ min: 1, max: 9 }))
      .map(([from, nights]) => stay(from, from + nights)),
  );
  fc.assert(
    fc.property(stays, (all) => {
      const nights = new Set(all.flatMap(({ checkIn, checkOut }) => eachDay(checkIn, checkOut)));
      const coming = [...nights].filter((night) => night >= FIRST);
      expect(countTakenNights(all, FIRST)).toBe(coming.length);
    }),
  );
});
