import { calendarDate } from '@/lib/domain/values/calendar-date';
import { checkPromotion, isInSeason, parsePromoCode } from '@/lib/domain/pricing/promotion';
import { MAMAFREE4, stayOf } from '../../support/pricing';

describe('isInSeason', () => {
  test.each([
    ['2026-08-31', false],
    ['2026-09-01', true],
    ['2026-12-31', true],
    ['2027-01-01', true],
    ['2027-02-28', true],
    ['2027-03-01', false],
    ['2028-02-28', true],
    ['2028-02-29', true],
    ['2028-03-01', false],
    ['2026-06-15', false],
  ])('%s in a season over the new year: %p', (date, expected) => {
    expect(isInSeason(MAMAFREE4, calendarDate(date))).toBe(expected);
  });

  test.each([
    ['2026-05-31', false],
    ['2026-06-01', true],
    ['2026-08-31', true],
    ['2026-09-01', false],
  ])('%s in a season within one year: %p', (date, expected) => {
    const summer = { ...MAMAFREE4, seasonStart: '06-01', seasonEnd: '08-31' };
    expect(isInSeason(summer, calendarDate(date))).toBe(expected);
  });
});

describe('checkPromotion', () => {
  test.each([
    [4, 1],
    [7, 1],
    [8, 2],
    [11, 2],
    [12, 3],
    [30, 7],
  ])('%i nights give %i free', (nights, freeNights) => {
    expect(checkPromotion(MAMAFREE4, stayOf('2026-11-20', nights))).toEqual({
      ok: true,
      freeNights,
    });
  });

  test('only the check-in has to lie in the season', () => {
    expect(checkPromotion(MAMAFREE4, stayOf('2027-02-28', 4))).toEqual({ ok: true, freeNights: 1 });
  });

  test.each([
    ['unknown-code', null, stayOf('2026-11-20', 4)],
    ['out-of-season', MAMAFREE4, stayOf('2026-07-01', 4)],
    ['out-of-season', MAMAFREE4, stayOf('2026-07-01', 1)],
    ['stay-too-short', MAMAFREE4, stayOf('2026-11-20', 3)],
  ])('refuses with %s', (reason, promotion, stay) => {
    expect(checkPromotion(promotion, stay)).toEqual({ ok: false, reason });
  });

  test.each([1, 0, -4, 2.5, NaN])('a promotion of every %pth night is a defect', (every) => {
    const promotion = { ...MAMAFREE4, everyNthNightFree: every };
    expect(() => checkPromotion(promotion, stayOf('2026-11-20', 4))).toThrow(RangeError);
  });
});

test.each([
  ['MAMAFREE4', 'MAMAFREE4'],
  ['mamafree4', 'MAMAFREE4'],
  ['  MamaFree4\n', 'MAMAFREE4'],
  ['', null],
  ['50% OFF', null],
  ['x'.repeat(41), null],
])('%j is the code %j', (typed, code) => {
  expect(parsePromoCode(typed)).toBe(code);
});
