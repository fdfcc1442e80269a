import fc from 'fast-check';
import {
  changeByPercent,
  describeNights,
  sumNights,
  whyNotBookable,
  whyNotChangeable,
  withinRange,
} from '@/lib/domain/host/selected-nights';
import { addDays, calendarDate } from '@/lib/domain/values/calendar-date';

const TODAY = calendarDate('2026-12-01');
const after = (days: number) => addDays(TODAY, days);
const LIVE = { live: true };
const night = (price: number | null, rest = {}) => ({
  price,
  minStay: 2,
  isOpen: true,
  canArrive: true,
  canLeave: true,
  ...rest,
});

test('nights are summarized by minimum, maximum and how many allow what', () => {
  expect(
    describeNights([
      night(18_900, { canArrive: false, minStay: 3 }),
      night(13_900),
      night(null, { isOpen: false, canLeave: false, minStay: 1 }),
    ]),
  ).toEqual({
    nights: 3,
    prices: [13_900, 18_900],
    unpriced: 1,
    minStays: [1, 3],
    arrivals: 2,
    departures: 2,
    open: 2,
  });
  expect(describeNights([night(null)])?.prices).toBeNull();
  expect(describeNights([])).toBeNull();
});

test.each([
  [13_900, 10, 15_290],
  [10_005, 10, 11_006],
  [500, 0.1, 501],
  [13_900, -90, 1_390],
  [500, -90, 100],
  [5_000_000, 300, 10_000_000],
  [13_900, 0, 13_900],
])('%i cents by %p %% are %i', (cents, percent, changed) => {
  expect(changeByPercent(cents, percent)).toBe(changed);
});

test('a percentage is rounded half up, exactly', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 10_000_000 }),
      fc.integer({ min: -900, max: 3000 }),
      (cents, tenths) => {
        const exact = (BigInt(cents) * BigInt(1000 + tenths) * 2n + 1000n) / 2000n;
        const bound = Math.max(100, Math.min(10_000_000, Number(exact)));
        expect(changeByPercent(cents, tenths / 10)).toBe(bound);
      },
    ),
    { numRuns: 200 },
  );
});

test.each([
  ['past', [-3, 0], 1],
  [null, [-3, 1], 1],
  [null, [0, 400], 50],
  ['range_too_long', [0, 401], 1],
  ['too_many_cabins', [0, 1], 51],
  [null, [539, 540], 1],
  ['too_far', [539, 541], 1],
] as const)('%p for days %p of %i cabins', (code, [from, to], count) => {
  const cabins = Array.from({ length: count }, () => LIVE);
  expect(whyNotChangeable({ from: after(from), to: after(to), today: TODAY, cabins })).toBe(code);
});

test.each([
  [null, 0, [LIVE], []],
  ['past', -1, [LIVE], []],
  ['several-cabins', 0, [LIVE, LIVE], []],
  ['unpublished', 0, [{ live: false }], []],
  ['taken', 0, [LIVE], [{ checkIn: after(1), checkOut: after(2) }]],
] as const)('%p for a booking from day %i on', (refusal, from, cabins, stays) => {
  const range = { from: after(from), to: after(4) };
  expect(whyNotBookable({ ...range, today: TODAY, cabins, stays })).toBe(refusal);
});

test.each([
  [0, true, null],
  [0, undefined, null],
  [0, false, 'needs-notice'],
  // Any other day is priced by the rules of the calendar, which say why not.
  [1, false, null],
])('nights from %i days on, arrival allowed: %s', (days, canArrive, refusal) => {
  const range = { from: after(days), to: after(days + 2) };
  const wanted = { ...range, today: TODAY, cabins: [LIVE], stays: [], canArrive };
  expect(whyNotBookable(wanted)).toBe(refusal);
});

test('a stay is cut to the range', () => {
  const range = { from: after(2), to: after(6) };
  const cut = [
    { checkIn: after(0), checkOut: after(4) },
    { checkIn: after(5), checkOut: after(9) },
  ].map((stay) => withinRange(stay, range));
  expect(cut).toEqual([
    { checkIn: after(2), checkOut: after(4) },
    { checkIn: after(5), checkOut: after(6) },
  ]);
  expect(sumNights(cut)).toBe(3);
});
