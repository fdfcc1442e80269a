import fc from 'fast-check';
import {
  dollarsError,
  fromRuleFields,
  fromSeasonFields,
  newSeason,
  numberError,
  ruleErrors,
  seasonErrors,
  toRuleFields,
  toSeasonFields,
  type SeasonFields,
} from '@/lib/domain/host/rates/rate-fields';
import { defaultRule } from '@/lib/domain/host/rates/rule-nights';
import { calendarDate, parseCalendarDate } from '@/lib/domain/values/calendar-date';
import { rateRuleSchema, rateSeasonSchema } from '@/lib/schemas/host/rates';

const CABIN = '0b7c1a3e-4c55-4d0e-9d0f-0d6a5f3f0a01';
const RANGE = 'Enter a whole number from 10 to 400.';

test.each([
  ['100', null],
  [' 10 ', null],
  ['400', null],
  ['9', RANGE],
  ['401', RANGE],
  ['', RANGE],
  ['12.5', RANGE],
  ['-20', RANGE],
  ['1e2', RANGE],
  ['ten', RANGE],
])('a percent of %j: %j', (typed, error) => {
  expect(numberError(typed, [10, 400])).toBe(error);
});

test('an optional number may be empty', () => {
  expect(numberError(' ', [1, 30], true)).toBeNull();
  expect(numberError('31', [1, 30], true)).toBe('Enter a whole number from 1 to 30, or nothing.');
});

test.each(['1', '219', '219.5', '219.99', '100000'])('%j dollars are right', (typed) => {
  expect(dollarsError(typed)).toBeNull();
});
test.each(['', '0', '0.99', '100001', '1.234', 'a lot', '-5', '1e3'])(
  '%j dollars are not',
  (typed) => {
    expect(dollarsError(typed)).toBe('Enter dollars from 1 to 100,000, with at most two decimals.');
  },
);

test('each field of the rules is named with what is wrong', () => {
  const fields = toRuleFields(defaultRule(CABIN, 21_900));
  expect(ruleErrors(fields).size).toBe(0);
  const wrong = ruleErrors({
    ...fields,
    base: '',
    gapNights: '15',
    lastMinuteMinStay: '0',
    windowDays: '541',
    weekdayPercents: fields.weekdayPercents.with(6, '5'),
  });
  expect([...wrong.keys()]).toEqual([
    'base',
    'weekdayPercents-6',
    'gapNights',
    'lastMinuteMinStay',
    'windowDays',
  ]);
  expect(wrong.get('windowDays')).toBe('Enter a whole number from 1 to 540.');
});

const season = (rest: Partial<SeasonFields>): SeasonFields => ({
  ...newSeason(calendarDate('2026-11-25')),
  name: 'Winter',
  ...rest,
});

test.each<[Partial<SeasonFields>, object]>([
  [{}, {}],
  [{ name: ' ' }, { name: 'Give the season a name.' }],
  [{ name: 'x'.repeat(61) }, { name: 'Use at most 60 characters.' }],
  [
    { firstDay: '2027-03-10', lastDay: '2027-03-01' },
    { lastDay: 'The last night is before the first night.' },
  ],
  [
    { firstDay: '2027-03-10', lastDay: '2028-03-10' },
    { lastDay: 'A season has at most 366 nights.' },
  ],
  [{ firstDay: '' }, { firstDay: 'Choose the first night: month, day and year.' }],
  [{ lastDay: '' }, { lastDay: 'Choose the last night: month, day and year.' }],
  [
    { firstDay: '1999-12-31', lastDay: '2000-01-05' },
    { firstDay: 'Choose a year from 2000 to 2099.' },
  ],
  [{ percent: '500' }, { percent: RANGE }],
  [{ minStay: '31' }, { minStay: 'Enter a whole number from 1 to 30, or nothing.' }],
])('a season of %j: %j', (rest, errors) => {
  expect(seasonErrors([season(rest)])).toEqual([errors]);
});

test('of two seasons with one name, the second has an error', () => {
  expect(seasonErrors([season({}), season({ name: ' winter ' })])).toEqual([
    {},
    { name: 'Another season has this name.' },
  ]);
});

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
  expect(rateRuleSchema.safeParse(defaultRule(CABIN, 21_900)).success).toBe(true);
});

test.each(['', ' ', 'twelve', '1.5', '541', '0'])(
  'a booking window of %p is refused',
  (windowDays) => {
    const fields = { ...toRuleFields(defaultRule(CABIN, 21_900)), windowDays };
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
