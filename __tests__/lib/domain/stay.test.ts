/** @jest-environment node */
import fc from 'fast-check';
import { addDays, calendarDate, eachDay } from '@/lib/domain/calendar-date';
import { MAX_STAY_NIGHTS, parseStay, staysOverlap, toStay } from '@/lib/domain/stay';
import { anyDate } from './support/calendars';

const stay = (checkIn: string, checkOut: string) => ({
  checkIn: calendarDate(checkIn),
  checkOut: calendarDate(checkOut),
});

test.each([
  ['same-day turnover', stay('2026-12-01', '2026-12-04'), stay('2026-12-04', '2026-12-06'), false],
  ['one shared night', stay('2026-12-01', '2026-12-05'), stay('2026-12-04', '2026-12-06'), true],
  [
    'one inside the other',
    stay('2026-12-01', '2026-12-09'),
    stay('2026-12-04', '2026-12-05'),
    true,
  ],
  ['the same night', stay('2026-12-01', '2026-12-02'), stay('2026-12-01', '2026-12-02'), true],
  ['far apart', stay('2026-12-01', '2026-12-02'), stay('2027-01-01', '2027-01-02'), false],
])('%s', (_name, a, b, expected) => {
  expect(staysOverlap(a, b)).toBe(expected);
  expect(staysOverlap(b, a)).toBe(expected);
});

test('stays overlap exactly when they share a night', () => {
  const stays = fc
    .tuple(anyDate, fc.integer({ min: 1, max: 30 }))
    .map(([checkIn, nights]) => ({ checkIn, checkOut: addDays(checkIn, nights) }));
  const shift = fc.integer({ min: -40, max: 40 });
  fc.assert(
    fc.property(stays, stays, shift, (a, b, days) => {
      const near = { checkIn: addDays(a.checkIn, days), checkOut: addDays(a.checkOut, days) };
      for (const other of [b, near]) {
        const nights = new Set(eachDay(a.checkIn, a.checkOut));
        const shared = eachDay(other.checkIn, other.checkOut).some((night) => nights.has(night));
        expect(staysOverlap(a, other)).toBe(shared);
      }
    }),
  );
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
