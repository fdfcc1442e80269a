import { addDays, nightsBetween, parseCalendarDate } from '../../values/calendar-date.ts';
import type { CalendarDate } from '../../values/calendar-date.ts';
import type { Rule, Season } from './rule-nights.ts';

export type Limits = readonly [least: number, most: number];

export const PERCENT: Limits = [10, 400];
export const MIN_STAY: Limits = [1, 30];
export const BASE_CENTS: Limits = [100, 10_000_000];
/** A difference in basis points: 10,000 for 1. */
export const BASIS_POINTS: Limits = [100, 100_000];
/** The most differences of a rule, and the most nights of each. */
export const MAX_DIFFERENCES = 600;
export const MAX_SEASON_NIGHTS = 366;
export const MAX_SEASON_NAME = 60;
/** Bounds of a season's first and last night. */
export const SEASON_DAYS = ['2000-01-01', '2100-01-01'] as const;
/** The limits of a rule's single numbers. */
export const RULE_LIMITS = {
  gapNights: [0, 14],
  gapPercent: PERCENT,
  lastMinuteDays: [0, 60],
  lastMinutePercent: PERCENT,
  lastMinuteMinStay: MIN_STAY,
  windowDays: [1, 540],
  noticeDays: [0, 60],
} satisfies Partial<Record<keyof Rule, Limits>>;
export type RuleNumber = keyof typeof RULE_LIMITS;

const RULE_NUMBERS = Object.keys(RULE_LIMITS) as RuleNumber[];
const WEEKDAY_LIMITS = { weekdayPercents: PERCENT, weekdayMinStays: MIN_STAY };
type WeekdayList = keyof typeof WEEKDAY_LIMITS;
const WEEKDAY_LISTS = Object.keys(WEEKDAY_LIMITS) as WeekdayList[];

/** A rule's fields as typed. */
export type RuleFields = { base: string } & Record<WeekdayList, string[]> &
  Record<RuleNumber, string>;
/** A percent of the base rate and a minimum stay. */
export type SeasonCell = { percent: string; minStay: string };
export type SeasonFields = Omit<Season, 'firstDay' | 'lastDay' | keyof SeasonCell> &
  SeasonCell & {
    /** The name it is stored under; absent for a new season. */
    formerName?: string;
    firstDay: string;
    lastDay: string;
  };
export type SeasonErrors = Partial<
  Record<'name' | 'firstDay' | 'lastDay' | keyof SeasonCell, string>
>;

/** Parses a whole number; null when it isn't one or is out of range. */
function parseWhole(typed: string, [least, most]: Limits): number | null {
  const number = Number(typed);
  return /^\d{1,6}$/.test(typed.trim()) && least <= number && number <= most ? number : null;
}

/** Parses a base rate in dollars to cents; null when it isn't one or is out of range. */
export function parseBase(typed: string): number | null {
  const cents = Math.round(Number(typed) * 100);
  const [least, most] = BASE_CENTS;
  const isAmount = /^\d{1,6}(\.\d{1,2})?$/.test(typed.trim());
  return isAmount && least <= cents && cents <= most ? cents : null;
}

const text = (value: number | null) => (value === null ? '' : String(value));
const isEmpty = (typed: string) => typed.trim() === '';
// NaN makes the schema refuse invalid input.
const wholeOf = (typed: string, limits: Limits) => parseWhole(typed, limits) ?? NaN;
const minStayOf = (typed: string) => (isEmpty(typed) ? null : wholeOf(typed, MIN_STAY));

/** The error message for a whole number as typed, or null. */
export function numberError(typed: string, limits: Limits, isOptional = false): string | null {
  if ((isOptional && isEmpty(typed)) || parseWhole(typed, limits) !== null) return null;
  return `Enter a whole number from ${limits.join(' to ')}${isOptional ? ', or nothing' : ''}.`;
}

export const dollarsError = (typed: string) =>
  parseBase(typed) === null ? 'Enter dollars from 1 to 100,000, with at most two decimals.' : null;

/** Errors by field; a weekday's field has its number, such as `weekdayPercents-0` for Sunday. */
export function ruleErrors(fields: RuleFields): ReadonlyMap<string, string> {
  const found: (readonly [string, string | null])[] = [
    ['base', dollarsError(fields.base)],
    ...WEEKDAY_LISTS.flatMap((list) =>
      fields[list].map(
        (typed, n) => [`${list}-${n}`, numberError(typed, WEEKDAY_LIMITS[list])] as const,
      ),
    ),
    ...RULE_NUMBERS.map(
      (name) =>
        [name, numberError(fields[name], RULE_LIMITS[name], name === 'lastMinuteMinStay')] as const,
    ),
  ];
  return new Map(found.filter((each): each is readonly [string, string] => each[1] !== null));
}

const mapNumbers = <Value>(of: (name: RuleNumber) => Value) =>
  Object.fromEntries(RULE_NUMBERS.map((name) => [name, of(name)])) as Record<RuleNumber, Value>;

export const toRuleFields = (rule: Rule): RuleFields => ({
  base: String(rule.baseCents / 100),
  weekdayPercents: rule.weekdayPercents.map(String),
  weekdayMinStays: rule.weekdayMinStays.map(String),
  ...mapNumbers((name) => text(rule[name])),
});

export const fromRuleFields = (cabinId: string, fields: RuleFields): Rule => ({
  cabinId,
  baseCents: parseBase(fields.base) ?? NaN,
  weekdayPercents: fields.weekdayPercents.map((typed) => wholeOf(typed, PERCENT)),
  weekdayMinStays: fields.weekdayMinStays.map((typed) => wholeOf(typed, MIN_STAY)),
  ...mapNumbers((name) => wholeOf(fields[name], RULE_LIMITS[name])),
  lastMinuteMinStay: minStayOf(fields.lastMinuteMinStay),
});

export const newSeason = (today: CalendarDate): SeasonFields => ({
  name: '',
  firstDay: addDays(today, 30),
  lastDay: addDays(today, 60),
  everyYear: true,
  percent: '120',
  minStay: '',
  cabinIds: [],
});

export const toCell = ({ percent, minStay }: Pick<Season, keyof SeasonCell>): SeasonCell => ({
  percent: text(percent),
  minStay: text(minStay),
});

export const fromCell = ({ percent, minStay }: SeasonCell) => ({
  percent: wholeOf(percent, PERCENT),
  minStay: minStayOf(minStay),
});

export const toSeasonFields = (season: Season): SeasonFields => ({
  ...season,
  formerName: season.name,
  ...toCell(season),
});

export const fromSeasonFields = ({ formerName: _, ...fields }: SeasonFields) => ({
  ...fields,
  ...fromCell(fields),
});

const onlyErrors = (found: Record<string, string | null>): SeasonErrors =>
  Object.fromEntries(Object.entries(found).filter(([, error]) => error !== null));

export const cellErrors = ({ percent, minStay }: SeasonCell) =>
  onlyErrors({
    percent: numberError(percent, PERCENT),
    minStay: numberError(minStay, MIN_STAY, true),
  });

export const countErrors = (errors: readonly SeasonErrors[]) =>
  errors.reduce((sum, each) => sum + Object.keys(each).length, 0);

const nameKey = (name: string) => name.trim().toLowerCase();

function nameError(name: string, isTwice: boolean): string | null {
  if (isEmpty(name)) return 'Give the season a name.';
  if ([...name.trim()].length > MAX_SEASON_NAME)
    return `Use at most ${MAX_SEASON_NAME} characters.`;
  return isTwice ? 'Another season has this name.' : null;
}

function dayError(typed: string, which: string): string | null {
  const day = parseCalendarDate(typed);
  if (!day) return `Choose the ${which} night: month, day and year.`;
  const [first, last] = SEASON_DAYS;
  return day < first || day > last ? 'Choose a year from 2000 to 2099.' : null;
}

function lastDayError(firstDay: string, lastDay: string): string | null {
  const [first, last] = [parseCalendarDate(firstDay), parseCalendarDate(lastDay)];
  if (first && last && last < first) return 'The last night is before the first night.';
  if (first && last && nightsBetween(first, last) >= MAX_SEASON_NIGHTS)
    return `A season has at most ${MAX_SEASON_NIGHTS} nights.`;
  return dayError(lastDay, 'last');
}

export const seasonErrors = (seasons: readonly SeasonFields[]): SeasonErrors[] =>
  seasons.map((season, n) => {
    const { name, firstDay, lastDay } = season;
    const isTwice = seasons.slice(0, n).some((other) => nameKey(other.name) === nameKey(name));
    return {
      ...onlyErrors({
        name: nameError(name, isTwice),
        firstDay: dayError(firstDay, 'first'),
        lastDay: lastDayError(firstDay, lastDay),
      }),
      ...cellErrors(season),
    };
  });
