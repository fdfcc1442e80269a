import { calendarDate } from '@/lib/domain/values/calendar-date';
import { toAvailabilityCalendar } from '@/lib/domain/stays/parse-availability';
import type { AvailabilityResponseDay } from '@/lib/domain/stays/parse-availability';

const today = calendarDate('2026-12-01');
const parse = (...dates: AvailabilityResponseDay[]) =>
  toAvailabilityCalendar({ calendar_data: { data: { dates } } }, today);

test('a full day', () => {
  const calendar = parse({
    date: '2026-12-02',
    availability: { available: false, min_stay: 3, allows_check_in: false, allows_check_out: true },
    price: { amount: 28_900, formatted: '$289.00' },
  });
  expect(calendar.today).toBe(today);
  expect([...calendar.days.values()]).toEqual([
    {
      date: '2026-12-02',
      available: false,
      priceCents: 28_900,
      minStay: 3,
      allowsCheckIn: false,
      allowsCheckOut: true,
    },
  ]);
});

test('missing and null restrictions restrict nothing', () => {
  const { days } = parse(
    { date: '2026-12-02', availability: { available: true }, price: null },
    {
      date: '2026-12-03',
      availability: {
        available: true,
        min_stay: null,
        allows_check_in: null,
        allows_check_out: null,
      },
      price: null,
    },
  );
  for (const day of days.values()) {
    expect(day).toMatchObject({
      minStay: 1,
      allowsCheckIn: true,
      allowsCheckOut: true,
      priceCents: null,
    });
  }
});

test.each([
  [0, 1],
  [-2, 1],
  [2.5, 3],
  [NaN, 1],
  [Infinity, 1],
  [30, 30],
])('a minimum stay of %p is %i', (min_stay, minStay) => {
  const availability = { available: true, min_stay };
  const { days } = parse({ date: '2026-12-02', availability, price: null });
  expect(days.get(calendarDate('2026-12-02'))?.minStay).toBe(minStay);
});

test.each([0, -5, NaN, Infinity])('a price of %p is no price', (amount) => {
  const availability = { available: true };
  const { days } = parse({ date: '2026-12-02', availability, price: { amount } });
  expect(days.get(calendarDate('2026-12-02'))?.priceCents).toBeNull();
});

test.each(['2026-02-30', '2026-12-02T00:00:00Z', 'tomorrow', ''])('%p is no day', (date) => {
  expect(parse({ date, availability: { available: true }, price: null }).days.size).toBe(0);
});

/** One day of an answer that keeps to no contract. */
const readDay = (day: unknown) =>
  parse(day as AvailabilityResponseDay).days.get(calendarDate('2026-12-02'));

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', '2026-12-02'],
  ['no date', { availability: { available: true } }],
  ['a number for a date', { date: 20261202, availability: { available: true } }],
])('%s in place of a day is dropped', (_name, day) => {
  expect(parse(day as AvailabilityResponseDay).days.size).toBe(0);
});

test.each<[string, unknown]>([
  ['missing', undefined],
  ['null', null],
  ['a text', 'available'],
  ['empty', {}],
  ['a text for available', { available: 'true' }],
  ['a number for available', { available: 1 }],
])('a night whose availability is %s is taken', (_name, availability) => {
  expect(readDay({ date: '2026-12-02', availability })?.available).toBe(false);
});

test.each([false, 'false', 'no', 0])('a flag of %p allows nothing', (flag) => {
  const availability = { available: true, allows_check_in: flag, allows_check_out: flag };
  expect(readDay({ date: '2026-12-02', availability })).toMatchObject({
    allowsCheckIn: false,
    allowsCheckOut: false,
  });
});

test.each(['3', 'three', [], {}])('no stay begins where the minimum is %p', (min_stay) => {
  const availability = { available: true, min_stay };
  expect(readDay({ date: '2026-12-02', availability })?.allowsCheckIn).toBe(false);
});

test.each<[unknown, number | null]>([
  [undefined, null],
  [{}, null],
  ['$289', null],
  [{ amount: '28900' }, null],
  [{ amount: null, formatted: 'call us' }, null],
  [{ amount: 28_900, formatted: 289 }, 28_900],
  [{ formatted: '$289.00' }, 28_900],
  [{ formatted: '$1,200' }, 120_000],
  [{ amount: null, formatted: '$95.50' }, 9550],
  [{ formatted: '$0' }, null],
])('a price of %j is %p cents', (price, cents) => {
  const day = readDay({ date: '2026-12-02', availability: { available: true }, price });
  expect(day?.priceCents).toBe(cents);
});

test('extra fields of an answer change nothing', () => {
  const day = { date: '2026-12-02', availability: { available: true, color: 'red' }, rates: [] };
  expect(readDay(day)).toEqual({
    date: '2026-12-02',
    available: true,
    priceCents: null,
    minStay: 1,
    allowsCheckIn: true,
    allowsCheckOut: true,
  });
});

test('no days at all', () => {
  expect(parse().days.size).toBe(0);
});
