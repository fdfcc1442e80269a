import {
  dayOfWeek,
  addDays,
  nightsBetween,
  parseCalendarDate,
} from '../../values/calendar-date.ts';
import type { CalendarDate } from '../../values/calendar-date.ts';

/** What counts for a cabin in the season of that name, instead of the season's own values. */
export type SeasonValue = { name: string; percent: number; minStay: number | null };
/** Nights whose price by rule is multiplied by basis points: 10,000 for 1. */
export type RateDifference = [firstDay: CalendarDate, nights: number, basisPoints: number];

export type Rule = {
  cabinId: string;
  baseCents: number;
  /** Sunday first, as all lists of weekdays. */
  weekdayPercents: number[];
  weekdayMinStays: number[];
  gapNights: number;
  gapPercent: number;
  lastMinuteDays: number;
  lastMinutePercent: number;
  lastMinuteMinStay: number | null;
  windowDays: number;
  noticeDays: number;
  /** Absent: as they are stored. */
  seasons?: SeasonValue[] | null;
  differences?: RateDifference[] | null;
};
export type Season = {
  name: string;
  firstDay: CalendarDate;
  /** Its last night. */
  lastDay: CalendarDate;
  everyYear: boolean;
  percent: number;
  /** Null: that of the weekday. */
  minStay: number | null;
  /** Empty: all cabins. */
  cabinIds: string[];
};

/** What a cabin without rules is offered: its usual rate, dearer weekends, two nights at least. */
export const usualRule = (cabinId: string, nightlyRateCents: number): Rule => ({
  cabinId,
  baseCents: nightlyRateCents,
  weekdayPercents: [100, 100, 100, 100, 100, 120, 120],
  weekdayMinStays: [2, 2, 2, 2, 2, 2, 2],
  ...{ gapNights: 1, gapPercent: 100 },
  ...{ lastMinuteDays: 0, lastMinutePercent: 90, lastMinuteMinStay: null },
  ...{ windowDays: 540, noticeDays: 0 },
});

/** Percents of whole cents and a difference in basis points, in whole dollars of cents, halves up; as `rule_price` in SQL. */
export function rulePriceCents(
  baseCents: number,
  weekdayPercent: number,
  seasonPercent: number,
  basisPoints = 10_000,
): number {
  const product = baseCents * weekdayPercent * seasonPercent;
  // With a difference it may have more digits than a number is exact for.
  const dollars =
    basisPoints === 10_000
      ? Math.floor((product + 500_000) / 1_000_000)
      : Number((BigInt(product) * BigInt(basisPoints) + 5_000_000_000n) / 10_000_000_000n);
  return Math.min(10_000_000, Math.max(100, dollars * 100));
}

/** The same day `years` later; the 28th for a February 29 that is not there. */
export function addYears(date: CalendarDate, years: number): CalendarDate {
  const year = Number(date.slice(0, 4)) + years;
  return parseCalendarDate(`${year}${date.slice(4)}`) ?? (`${year}-02-28` as CalendarDate);
}

/** The first and last night of each occurrence of a season between two years, both included. */
function occurrences(season: Season, fromYear: number, toYear: number) {
  const { firstDay, lastDay, everyYear } = season;
  const begun = Number(firstDay.slice(0, 4));
  const shifts = everyYear
    ? Array.from({ length: toYear - fromYear + 2 }, (_, n) => fromYear - begun - 1 + n)
    : [0];
  return shifts.map((years) => ({
    first: addYears(firstDay, years),
    // The day after it is moved, so that a season to the end of February ends there in every year.
    last: addDays(addYears(addDays(lastDay, 1), years), -1),
  }));
}

export const isSeasonFor = ({ cabinIds }: Season, cabinId: string) =>
  cabinIds.length === 0 || cabinIds.includes(cabinId);

/** The season that counts in each of `count` nights from `today`; where two overlap, the shorter, then the later one. */
export function seasonsByNight(
  seasons: readonly Season[],
  cabinId: string | null,
  today: CalendarDate,
  count: number,
): (Season | null)[] {
  const found = Array.from({ length: count }, (): Season | null => null);
  const [fromYear, toYear] = [today, addDays(today, count)].map((day) => Number(day.slice(0, 4)));
  const length = ({ firstDay, lastDay }: Season) => nightsBetween(firstDay, lastDay);
  // The one that counts is written last.
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

/** A cabin's percent and fewest nights in a season: its own, else the season's. */
export function seasonValue(rule: Pick<Rule, 'seasons'>, season: Season | null) {
  if (!season) return { percent: 100, minStay: null };
  const own = rule.seasons?.find(({ name }) => name === season.name.trim());
  return own ?? season;
}

/** Each night from today as the rules have it, without those for gaps and the last minute. */
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
