import { extraFeesText, fromPriceText, nightRangeText } from '@/lib/copy/price-words';
import { formatGuestsAndPets, formatRangeOfYear, formatShortRange } from '@/lib/copy/format';
import { calendarDate } from '@/lib/domain/values/calendar-date';

test.each([
  [16_600, 'from $166 a night'],
  [16_699, 'from $166 a night'],
  [123_450, 'from $1,234 a night'],
])('%i cents: %s, the dollars of the calendar', (cents, text) => {
  expect(fromPriceText(cents)).toBe(text);
});

test.each([
  [12_500, '+ $125 cleaning + taxes'],
  [0, '+ taxes'],
])('a cleaning fee of %i: %s', (cleaningFeeCents, text) => {
  expect(extraFeesText({ cleaningFeeCents })).toBe(text);
});

test.each([
  [16_600, 24_110, 42_800, '$166–$428 a night, usually $241'],
  [20_000, 20_050, 20_099, '$200 a night'],
  [null, null, null, 'No open nights right now'],
])('nights of %j, %j and %j: %s', (leastNightCents, usualNightCents, mostNightCents, text) => {
  expect(nightRangeText({ leastNightCents, usualNightCents, mostNightCents })).toBe(text);
});

test.each([
  ['2027-02-02', '2027-02-05', 'Feb 2–5'],
  ['2027-02-27', '2027-03-02', 'Feb 27 – Mar 2'],
  ['2026-12-30', '2027-01-02', 'Dec 30 – Jan 2'],
])('%s to %s: %s', (checkIn, checkOut, text) => {
  const stay = { checkIn: calendarDate(checkIn), checkOut: calendarDate(checkOut) };
  expect(formatShortRange(stay)).toBe(text);
});

test.each([
  [1, 0, '1 guest'],
  [4, 1, '4 guests, 1 pet'],
  [2, 2, '2 guests, 2 pets'],
])('%i and %i: %s', (guests, pets, text) => {
  expect(formatGuestsAndPets(guests, pets)).toBe(text);
});

test.each([
  ['2026-12-04', '2026-12-07', 'Dec 4–7'],
  ['2026-12-30', '2027-01-02', 'Dec 30, 2026 – Jan 2, 2027'],
  ['2027-02-04', '2027-02-07', 'Feb 4 – Feb 7, 2027'],
  ['2025-12-04', '2025-12-07', 'Dec 4 – Dec 7, 2025'],
])('a stay from %s to %s, in 2026', (checkIn, checkOut, text) => {
  const stay = { checkIn: calendarDate(checkIn), checkOut: calendarDate(checkOut) };
  expect(formatRangeOfYear(stay, calendarDate('2026-11-29'))).toBe(text);
});
