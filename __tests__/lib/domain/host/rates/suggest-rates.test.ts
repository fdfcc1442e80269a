import fc from 'fast-check';
import type { CabinNights } from '@/lib/domain/host/rates/read-rates';
import {
  addYears,
  nightsByRule,
  rulePriceCents,
  seasonsByNight,
  type Rule,
  type Season,
} from '@/lib/domain/host/rates/rule-nights';
import { suggestRates, type RateSuggestion } from '@/lib/domain/host/rates/suggest-rates';
import { addDays, calendarDate, dayOfWeek } from '@/lib/domain/values/calendar-date';
import { rateRuleSchema, rateSeasonSchema } from '@/lib/schemas/host/rates';

const ID = '0b7c1a3e-4c55-4d0e-9d0f-0d6a5f3f0a01';
const TODAY = calendarDate('2026-11-25');
const NIGHTS = 540;

type Night = { priceCents: number; minStay: number; allowsCheckIn: boolean; open: boolean };

const cabinOf = (nights: readonly Night[], rest: Partial<CabinNights> = {}): CabinNights => ({
  id: ID,
  today: TODAY,
  nightlyRateCents: 20_000,
  prices: nights.map(({ priceCents }) => priceCents),
  minStays: nights.map(({ minStay }) => minStay),
  checkIn: nights.map(({ allowsCheckIn }) => allowsCheckIn),
  checkOut: nights.map(() => true),
  open: nights.map(({ open }) => open),
  byHand: nights.map(() => false),
  ...rest,
});

const suggest = (cabins: readonly CabinNights[], seasons: readonly Season[] = []) =>
  suggestRates({
    cabins,
    seasons,
    mostSeasons: 30,
    haveOthersRules: seasons.length > 0,
    nameSeason: (a, b) => `${a} ${b}`,
  });

const ruleOf = (rest: Partial<Rule> = {}): Rule => ({
  cabinId: ID,
  baseCents: 20_000,
  weekdayPercents: [100, 100, 100, 100, 100, 120, 120],
  weekdayMinStays: [2, 2, 2, 2, 2, 2, 2],
  gapNights: 0,
  gapPercent: 100,
  lastMinuteDays: 0,
  lastMinutePercent: 100,
  lastMinuteMinStay: null,
  windowDays: NIGHTS,
  noticeDays: 0,
  ...rest,
});

const seasonOf = (name: string, from: string, to: string, rest: Partial<Season> = {}): Season => ({
  name,
  firstDay: calendarDate(from),
  lastDay: calendarDate(to),
  everyYear: true,
  percent: 100,
  minStay: null,
  cabinIds: [],
  ...rest,
});

/** The nights that a save of the suggestion would change. */
function changedNights({ rules, seasons, keep }: RateSuggestion, cabin: CabinNights): number[] {
  const rule = rules.find(({ cabinId }) => cabinId === cabin.id);
  if (!rule) throw new Error('No rule');
  const kept = new Set(keep.find(({ cabinId }) => cabinId === cabin.id)?.days);
  return nightsByRule(rule, seasons, cabin.today, cabin.prices.length).flatMap((night, n) => {
    const isSame =
      (cabin.prices[n] === null && !night.open) ||
      cabin.byHand[n] === true ||
      kept.has(addDays(cabin.today, n)) ||
      (!night.open && cabin.open[n] === false) ||
      (night.priceCents === cabin.prices[n] &&
        night.minStay === cabin.minStays[n] &&
        night.allowsCheckIn === cabin.checkIn[n] &&
        cabin.checkOut[n] === true &&
        night.open === cabin.open[n]);
    return isSame ? [] : [n];
  });
}

const flags = fc.array(fc.boolean(), { minLength: 40, maxLength: 40 });
const someCalendar = fc
  .record({
    today: fc.integer({ min: 0, max: 900 }),
    nightlyRateCents: fc.integer({ min: 50, max: 1_500 }).map((dollars) => dollars * 100),
    weekend: fc.integer({ min: 90, max: 160 }),
    months: fc.array(fc.integer({ min: 50, max: 180 }), { minLength: 12, maxLength: 12 }),
    noise: fc.array(fc.integer({ min: 80, max: 120 }), { minLength: 9, maxLength: 9 }),
    minStays: fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 12, maxLength: 12 }),
    cents: fc.constantFrom(1, 100),
    odd: flags,
    closed: flags,
    missing: flags,
    length: fc.integer({ min: 1, max: NIGHTS }),
  })
  .map((made): CabinNights => {
    const today = addDays(TODAY, made.today);
    const days = Array.from({ length: made.length }, (_, n) => addDays(today, n));
    const month = (n: number) => Number(days[n]?.slice(5, 7)) - 1;
    const isWeekend = (n: number) => [5, 6].includes((dayOfWeek(today) + n) % 7);
    const price = (n: number) =>
      (made.nightlyRateCents *
        (made.months[month(n)] ?? 100) *
        (isWeekend(n) ? made.weekend : 100) *
        (made.noise[Math.floor(n / 7) % 9] ?? 100)) /
      1e6;
    return {
      id: ID,
      today,
      nightlyRateCents: made.nightlyRateCents,
      prices: days.map((_, n) =>
        made.missing[n % 40] && n % 11 === 0
          ? null
          : Math.max(100, Math.round(price(n) / made.cents) * made.cents),
      ),
      minStays: days.map((_, n) => made.minStays[month(n)] ?? 1),
      checkIn: days.map((_, n) => !(made.odd[n % 40] && n % 13 === 0)),
      checkOut: days.map((_, n) => !(made.odd[n % 40] && n % 17 === 0)),
      open: days.map(
        (_, n) => !(made.closed[n % 40] && n % 19 === 0) && !(made.missing[n % 40] && n % 11 === 0),
      ),
      byHand: days.map((_, n) => made.closed[n % 40] === true && n % 23 === 0),
    };
  });

test('the untouched suggestion changes no night of any calendar, and can be saved', () => {
  fc.assert(
    fc.property(someCalendar, (cabin) => {
      // A cabin without any has its own test.
      fc.pre(cabin.prices.some((price) => price !== null));
      const made = suggest([cabin]);
      expect(changedNights(made, cabin)).toEqual([]);
      for (const rule of made.rules) expect(rateRuleSchema.safeParse(rule).error).toBeUndefined();
      for (const season of made.seasons) {
        expect(rateSeasonSchema.safeParse(season).error).toBeUndefined();
      }
      expect(new Set(made.seasons.map(({ name }) => name)).size).toBe(made.seasons.length);
    }),
    { numRuns: 20 },
  );
});

test('rules that wrote a calendar are found again, with nothing kept by hand and no differences', () => {
  const seasons = [
    seasonOf('Winter', '2027-01-04', '2027-03-06', { percent: 78 }),
    seasonOf('Summer', '2027-06-01', '2027-08-20', { percent: 130, minStay: 3 }),
    seasonOf('July', '2027-07-01', '2027-07-05', { percent: 150, minStay: 4 }),
  ];
  const cabin = cabinOf(nightsByRule(ruleOf(), seasons, TODAY, NIGHTS));
  const { rules, seasons: found, keep } = suggest([cabin]);
  expect(rules[0]).toMatchObject({ baseCents: 20_000, differences: [], seasons: [] });
  expect(rules[0]?.weekdayPercents).toEqual(ruleOf().weekdayPercents);
  expect(keep).toEqual([]);
  expect(
    found.map(({ firstDay, lastDay, percent, minStay }) => [firstDay, lastDay, percent, minStay]),
  ).toEqual(
    seasons.map(({ firstDay, lastDay, percent, minStay }) => [firstDay, lastDay, percent, minStay]),
  );
});

test('a season that runs over today is one season', () => {
  const season = seasonOf('Holidays', '2026-11-20', '2026-12-31', { percent: 140 });
  const cabin = cabinOf(nightsByRule(ruleOf(), [season], TODAY, NIGHTS));
  expect(suggest([cabin]).seasons).toMatchObject([
    { firstDay: '2026-11-20', lastDay: '2026-12-31', percent: 140, everyYear: true },
  ]);
});

test('prices that differ a little each week stay as they are, and make no season', () => {
  const plain = nightsByRule(ruleOf(), [], TODAY, NIGHTS);
  const nights = plain.map((night, n) => ({
    ...night,
    priceCents: Math.round((night.priceCents * (98 + (Math.floor(n / 7) % 5))) / 10_000) * 100,
  }));
  const cabin = cabinOf(nights);
  const made = suggest([cabin]);
  expect(made.seasons).toEqual([]);
  expect(made.keep).toEqual([]);
  expect(changedNights(made, cabin)).toEqual([]);
});

test('seasons that are there are used, also by a cabin that they were not for; others keep theirs', () => {
  const there = [
    seasonOf('Summer', '2027-06-01', '2027-08-31', { percent: 120 }),
    seasonOf('Winter', '2027-01-01', '2027-02-28', { percent: 90, cabinIds: ['another'] }),
  ];
  const priced = [
    seasonOf('a', '2027-06-01', '2027-08-31', { percent: 135 }),
    seasonOf('b', '2027-01-01', '2027-02-28', { percent: 70 }),
  ];
  const cabin = cabinOf(nightsByRule(ruleOf(), priced, TODAY, NIGHTS));
  const { rules, seasons } = suggest([cabin], there);
  expect(seasons).toEqual([there[0], { ...there[1], cabinIds: ['another', ID] }]);
  expect(rules[0]?.seasons).toEqual([
    { name: 'Summer', percent: 135, minStay: null },
    { name: 'Winter', percent: 70, minStay: null },
  ]);
});

test('cabins that are asked about together share their seasons, each with its own percent', () => {
  const at = (percent: number) => [
    seasonOf('s', '2027-06-01', '2027-08-31', { percent, minStay: 2 }),
  ];
  const cabins = [110, 120, 140].map((percent, n) =>
    cabinOf(nightsByRule(ruleOf(), at(percent), TODAY, NIGHTS), { id: `${ID.slice(0, -1)}${n}` }),
  );
  const { rules, seasons } = suggest(cabins);
  expect(seasons).toMatchObject([{ firstDay: '2027-06-01', lastDay: '2027-08-31', percent: 120 }]);
  expect(rules.map((rule) => rule.seasons?.map(({ percent }) => percent))).toEqual([
    [110],
    [],
    [140],
  ]);
});

test('a cabin without a calendar is offered its usual rate', () => {
  const cabin = cabinOf([]);
  expect(suggest([{ ...cabin, prices: [null], open: [false] }]).rules[0]?.baseCents).toBe(20_000);
});

test.each([
  [10_000, 120, 138, 10_000, 16_600],
  [14_950, 100, 100, 10_000, 15_000],
  [14_949, 100, 100, 10_000, 14_900],
  [100, 10, 10, 100, 100],
  [10_000_000, 400, 400, 100_000, 10_000_000],
])('%d × %d % × %d % × %d basis points are %d cents', (base, weekday, season, points, cents) => {
  expect(rulePriceCents(base, weekday, season, points)).toBe(cents);
});

test('the shorter of two seasons counts, then the later; one to the end of February ends there', () => {
  const seasons = [
    seasonOf('Long', '2026-12-01', '2026-12-31'),
    seasonOf('Short', '2026-12-10', '2026-12-12'),
    seasonOf('Later', '2026-12-12', '2026-12-14'),
    seasonOf('February', '2026-02-27', '2026-02-28'),
    seasonOf('Once', '2026-12-20', '2026-12-20', { everyYear: false }),
  ];
  const names = (from: string, count: number) =>
    seasonsByNight(seasons, null, calendarDate(from), count).map((each) => each?.name ?? '-');
  expect(names('2026-12-09', 7)).toEqual([
    'Long',
    'Short',
    'Short',
    'Later',
    'Later',
    'Later',
    'Long',
  ]);
  expect(names('2028-02-26', 5)).toEqual(['-', 'February', 'February', 'February', '-']);
  expect(names('2027-12-20', 1)).toEqual(['Long']);
});

test('a leap day is the 28th in other years', () => {
  expect(addYears(calendarDate('2028-02-29'), 1)).toBe('2029-02-28');
  expect(addYears(calendarDate('2028-02-29'), 4)).toBe('2032-02-29');
});
