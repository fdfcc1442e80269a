import { calendarDate } from '@/lib/domain/values/calendar-date';
import { MAX_STAY_NIGHTS, parseStay, toStay } from '@/lib/domain/stays/stay';

const stay = (checkIn: string, checkOut: string) => ({
  checkIn: calendarDate(checkIn),
  checkOut: calendarDate(checkOut),
});

test('the longest stay is 30 nights', () => {
  expect(MAX_STAY_NIGHTS).toBe(30);
});

test.each([
  ['one night', '2026-12-04', '2026-12-05', { ok: true, stay: stay('2026-12-04', '2026-12-05') }],
  ['the longest', '2026-12-01', '2026-12-31', { ok: true, stay: stay('2026-12-01', '2026-12-31') }],
  ['one night more', '2026-12-01', '2027-01-01', { ok: false, problem: 'too-long' }],
  ['no night', '2026-12-04', '2026-12-04', { ok: false, problem: 'order' }],
  ['the wrong order', '2026-12-05', '2026-12-04', { ok: false, problem: 'order' }],
  ['a missing day', '2026-12-04', null, { ok: false, problem: 'incomplete' }],
  ['a day that is none', '2026-02-30', '2026-03-02', { ok: false, problem: 'incomplete' }],
  ['what is no text', 20261204, ['2026-12-05'], { ok: false, problem: 'incomplete' }],
])('two days as a stay: %s', (_, checkIn, checkOut, parsed) => {
  expect(parseStay(checkIn, checkOut)).toEqual(parsed);
});

test('a stay is chosen once both days are', () => {
  const { checkIn, checkOut } = stay('2026-12-04', '2026-12-07');
  expect(toStay({ checkIn, checkOut })).toEqual({ checkIn, checkOut });
  expect(toStay({ checkIn, checkOut: null })).toBeNull();
  expect(toStay({ checkIn: null, checkOut: null })).toBeNull();
});
