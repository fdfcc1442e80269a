import { countFreeNights, promotionStays, withFreeNight } from '@/lib/domain/pricing/free-night';
import { MAMAFREE4, stayOf } from '../../support/pricing';

test.each([
  ['2026-12-04', 2, null],
  ['2026-12-04', 3, '2026-12-08'],
  ['2026-12-04', 4, null],
  ['2026-12-04', 7, '2026-12-12'],
  ['2027-02-28', 3, '2027-03-04'],
  ['2028-02-29', 3, '2028-03-04'],
  ['2026-08-31', 3, null],
  ['2027-03-01', 3, null],
  ['2026-12-29', 3, '2027-01-02'],
  ['2026-12-04', 27, '2027-01-01'],
  // The longer stay would have 31 nights or more.
  ['2026-12-04', 30, null],
])('from %s, %i nights: a night more ends on %s', (checkIn, nights, checkOut) => {
  const longer = withFreeNight(MAMAFREE4, stayOf(checkIn, nights));
  expect(longer?.checkOut ?? null).toBe(checkOut);
  if (longer) expect(longer.checkIn).toBe(checkIn);
});

test('the number comes from the promotion, and without one nothing is offered', () => {
  const third = { ...MAMAFREE4, everyNthNightFree: 3 };
  expect(withFreeNight(third, stayOf('2026-12-04', 2))).toEqual(stayOf('2026-12-04', 3));
  expect(withFreeNight(third, stayOf('2026-12-04', 3))).toBeNull();
  expect(withFreeNight(null, stayOf('2026-12-04', 3))).toBeNull();
  expect(countFreeNights(null, stayOf('2026-12-04', 4))).toBe(0);
});

test.each([
  [3, false, null, 4],
  [3, true, null, 4],
  [4, false, 4, null],
  [4, true, null, null],
  [7, false, 7, 8],
  [7, true, null, 8],
])(
  '%i nights, applied %p: the code for %p, a night more for %p',
  (nights, isApplied, same, more) => {
    const of = (count: number | null) => (count === null ? null : stayOf('2026-12-04', count));
    expect(promotionStays(MAMAFREE4, stayOf('2026-12-04', nights), isApplied)).toEqual({
      same: of(same),
      longer: of(more),
    });
  },
);
