import {
  dayOfWeek,
  addDays,
  nightsBetween,
  parseCalendarDate,
} from '../../values/calendar-date.ts';
import type { CalendarDate } from '../../values/calendar-date.ts';

/** A cabin's own values for the named season, overriding the season's. */
export type SeasonValue = { name: string; percent: number; minStay: number | null };
/** Nights whose price by rule is multiplied by basis points: 10,000 for 1. */
export type RateDifference = [firstDay: CalendarDate, nights: number, basisPoints: number];

export type Rule = {
  cabinId: string;
  baseCents: number;
  /** Starts with Sunday, like all lists of weekdays. */
  weekdayPercents: number[];
  weekdayMinStays: number[];
  gapNights: number;
  gapPercent: number;
  lastMinuteDays: number;
  lastMinutePercent: number;
  lastMinuteMinStay: number | null;
  windowDays: number;
  noticeDays: number;
  /** Absent: as stored. */
  seasons?: SeasonValue[] | null;
  differences?: RateDifference[] | null;
};
export type Season = {
  name: string;
  firstDay: CalendarDate;
  /** The last night. */
  lastDay: CalendarDate;
  everyYear: boolean;
  percent: number;
  /** Null means the weekday's. */
  minStay: number | null;
  /** Empty means all cabins. */
  cabinIds: string[];
};

/** The rule offered to a cabin without one: its usual rate, higher weekend prices, a two-night minimum. */
export const defaultRule = (cabinId: string, nightlyRateCents: number): Rule => ({
  cabinId,
  baseCents: nightlyRateCents,
  weekdayPercents: [100, 100, 100, 100, 100, 120, 120],
  weekdayMinStays: [2, 2, 2, 2, 2, 2, 2],
  gapNights: 1,
  gapPercent: 100,
  lastMinuteDays: 0,
  lastMinutePercent: 90,
  lastMinuteMinStay: null,
  windowDays: 540,
  noticeDays: 0,
});

/** Whole cents times percents and basis points, rounded half up to whole dollars; same as `rule_price` in SQL. */
export function rulePriceCents(
  baseCents: number,
  weekdayPercent: number,
  seasonPercent: number,
  basisPoints = 10_000,
): number {
  const product = baseCents * weekdayPercent * seasonPercent;
  // With a difference the product can exceed the safe integers.
  const dollars =
    basisPoints === 10_000
      ? Math.floor((product + 500_000) / 1_000_000)
      : Number((BigInt(product) * BigInt(basisPoints) + 5_000_000_000n) / 10_000_000_000n);
  return Math.min(10_000_000, Math.max(100, dollars * 100));
}

/** The same day `years` later; February 28 where there is no February 29. */
export function addYears(date: CalendarDate, years: number): CalendarDate {
  const year = Number(date.slice(0, 4)) + years;
  return parseCalendarDate(`${year}${date.slice(4)}`) ?? (`${year}-02-28` as CalendarDate);
}

/** The first and last night of each occurrence of a season between two years, inclusive. */
function occurrences(season: Season, fromYear: number, toYear: number) {
  const { firstDay, lastDay, everyYear } = season;
  const begun = Number(firstDay.slice(0, 4));
  const shifts = everyYear
    ? Array.from({ length: toYear - fromYear + 2 }, (_, n) => fromYear - begun - 1 + n)
    : [0];
  return shifts.map((years) => ({
    first: addYears(firstDay, years),
    // Moves the day after, so that a season to the end of February ends there in every year.
    last: addDays(addYears(addDays(lastDay, 1), years), -1),
  }));
}

export const isSeasonFor = ({ cabinIds }: Season, cabinId: string) =>
  cabinIds.length === 0 || cabinIds.includes(cabinId);

/** The season that applies to each of `count` nights from `today`; of overlapping ones the shorter, then the later. */
export function seasonsByNight(
  seasons: readonly Season[],
  cabinId: string | null,
  today: CalendarDate,
  count: number,
): (Season | null)[] {
  const found = Array.from({ length: count }, (): Season | null => null);
  const [fromYear, toYear] = [today, addDays(today, count)].map((day) => Number(day.slice(0, 4)));
  const length = ({ firstDay, lastDay }: Season) => nightsBetween(firstDay, lastDay);
  // Written in ascending priority, so that the last one wins.
  const ordered = seasons
    .filter((season) => cabinId === null || isSeasonFor(season, cabinId))
    .sort(
      (a, b) =>
        length(b) - length(a) ||
        (a.firstDay < b.firstDay ? -1 : a.firstDay > b.firstDay ? 1 : a.name < b.name ? 1 : -1),
    );
  for (const season of ordered) {
    for (const { first, last } of occurrences(season, fromYear ?? 0, toYear ?? 0)) {
      const end = Math.min(count - 1, nightsBetween(today, last));
      for (let n = Math.max(0, nightsBetween(today, first)); n <= end; n += 1) found[n] = season;
    }
  }
  return found;
}

/** A cabin's percent and minimum stay in a season: its own, else the season's. */
export function seasonValue(rule: Pick<Rule, 'seasons'>, season: Season | null) {
  if (!season) return { percent: 100, minStay: null };
  const own = rule.seasons?.find(({ name }) => name === season.name.trim());
  return own ?? season;
}

/** Each night from today by the rules, before those for gaps and last-minute nights. */
export function nightsByRule(
  rule: Rule,
  seasons: readonly Season[],
  today: CalendarDate,
  count: number,
) {
  const weekday = dayOfWeek(today);
  const differences = new Map<number, number>();
  for (const [firstDay, nights, basisPoints] of rule.differences ?? []) {
    const first = nightsBetween(today, firstDay);
    for (let n = first; n < first + nights; n += 1) differences.set(n, basisPoints);
  }
  return seasonsByNight(seasons, rule.cabinId, today, count).map((season, n) => {
    const day = (weekday + n) % 7;
    const { percent, minStay } = seasonValue(rule, season);
    return {
      priceCents: rulePriceCents(
        rule.baseCents,
        rule.weekdayPercents[day] ?? 100,
        percent,
        differences.get(n),
      ),
      minStay: minStay ?? rule.weekdayMinStays[day] ?? 1,
      allowsCheckIn: n >= rule.noticeDays,
      open: n < rule.windowDays,
    };
  });
}
