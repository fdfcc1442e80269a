import fc from 'fast-check';
import { addDays, calendarDate } from '@/lib/domain/values/calendar-date';
import {
  DAY_ORDERS,
  dayIn,
  isUnclear,
  provenOrders,
  readWrittenDay,
} from '@/lib/domain/reviews/written-day';

const first = calendarDate('2000-01-01');
const days = fc.integer({ min: 0, max: 36_000 }).map((count) => ({
  day: addDays(first, count),
  serial: String(36_526 + count),
}));

test('each day is found again in whatever way a spreadsheet writes it', () => {
  fc.assert(
    fc.property(days, ({ day, serial }) => {
      const [year = '', month = '', date = ''] = day.split('-');
      const [m, d] = [Number(month), Number(date)];
      const certain = [day, serial, `${serial}.0`, `${year}/${m}/${d}`, `${d}.${m}.${year}`];
      for (const text of certain) {
        expect(readWrittenDay(text)).toEqual({ 'month-first': day, 'day-first': day });
      }
      const monthFirst = readWrittenDay(`${m}/${d}/${year}`);
      const dayFirst = readWrittenDay(`${date}-${month}-${year}`);
      expect(dayIn(monthFirst, 'month-first')).toBe(day);
      expect(dayIn(dayFirst, 'day-first')).toBe(day);
      // The order is never guessed: it is either proven by the day, or open.
      expect(isUnclear(monthFirst)).toBe(d <= 12 && d !== m);
      expect(dayIn(monthFirst, null)).toBe(isUnclear(monthFirst) ? null : day);
      expect(provenOrders([monthFirst])).toEqual(d > 12 ? ['month-first'] : []);
      expect(provenOrders([dayFirst])).toEqual(d > 12 ? ['day-first'] : []);
    }),
  );
});

test('other text is no day in any order', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!/\d{2}/.test(text));
      for (const order of DAY_ORDERS) expect(dayIn(readWrittenDay(text), order)).toBeNull();
    }),
  );
});
