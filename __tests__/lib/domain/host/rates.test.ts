import fc from 'fast-check';
import { describeRates } from '@/lib/domain/host/describe-rates';
import {
  fromRuleFields,
  fromSeasonFields,
  newSeason,
  toRuleFields,
  toSeasonFields,
  usualRule,
} from '@/lib/domain/host/rate-form';
import { parseCalendarDate } from '@/lib/domain/values/calendar-date';
import { rateRuleSchema, rateSeasonSchema } from '@/lib/schemas/host/rates';

const NONE = { changed: 0, dearer: 0, cheaper: 0, opened: 0, closed: 0, keptByHand: 0, sold: 0 };

test.each([
  [{}, 'Changes no night.'],
  [{ changed: 214, dearer: 38 }, 'Changes 214 nights, 38 of them dearer.'],
  [{ changed: 1, closed: 1 }, 'Changes 1 night, 1 of them closed.'],
  [{ changed: 5 }, 'Changes 5 nights.'],
  [
    { changed: 9, dearer: 2, opened: 3, keptByHand: 1, sold: 2 },
    'Changes 9 nights, 2 of them dearer and 3 opened. 1 night set by hand and 2 nights sold or held stay as they are.',
  ],
  [{ sold: 1 }, 'Changes no night. 1 night sold or held stays as it is.'],
])('%j reads %p', (counts, words) => {
  expect(describeRates({ ...NONE, ...counts })).toBe(words);
});

const CABIN = '0b7c1a3e-4c55-4d0e-9d0f-0d6a5f3f0a01';
const percent = fc.integer({ min: 10, max: 400 });
const minStay = fc.integer({ min: 1, max: 30 });

test('rules survive being shown as fields', () => {
  const rule = fc.record({
    cabinId: fc.constant(CABIN),
    baseCents: fc.integer({ min: 100, max: 10_000_000 }),
    weekdayPercents: fc.array(percent, { minLength: 7, maxLength: 7 }),
    weekdayMinStays: fc.array(minStay, { minLength: 7, maxLength: 7 }),
    gapNights: fc.integer({ min: 0, max: 14 }),
    gapPercent: percent,
    lastMinuteDays: fc.integer({ min: 0, max: 60 }),
    lastMinutePercent: percent,
    lastMinuteMinStay: fc.option(minStay),
    windowDays: fc.integer({ min: 1, max: 540 }),
    noticeDays: fc.integer({ min: 0, max: 60 }),
  });
  fc.assert(
    fc.property(rule, (one) => {
      const back = fromRuleFields(CABIN, toRuleFields(one));
      expect(rateRuleSchema.parse(back)).toEqual(one);
    }),
  );
});

test('what a cabin without rules is offered can be saved', () => {
  expect(rateRuleSchema.safeParse(usualRule(CABIN, 21_900)).success).toBe(true);
});

test.each(['', ' ', 'twelve', '1.5', '541', '0'])(
  'a booking window of %p is refused',
  (windowDays) => {
    const fields = { ...toRuleFields(usualRule(CABIN, 21_900)), windowDays };
    expect(rateRuleSchema.safeParse(fromRuleFields(CABIN, fields)).success).toBe(false);
  },
);

test('a new season lacks a name alone', () => {
  const today = parseCalendarDate('2026-11-24');
  if (!today) throw new Error('No date');
  const season = newSeason(today);
  expect(rateSeasonSchema.safeParse(fromSeasonFields(season)).success).toBe(false);
  const named = rateSeasonSchema.parse(fromSeasonFields({ ...season, name: 'Winter' }));
  expect(fromSeasonFields(toSeasonFields(named))).toEqual(named);
  const backwards = { ...season, name: 'Winter', firstDay: season.lastDay, lastDay: today };
  expect(rateSeasonSchema.safeParse(fromSeasonFields(backwards)).success).toBe(false);
});
