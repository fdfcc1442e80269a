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

test('no days at all', () => {
  expect(parse().days.size).toBe(0);
});
