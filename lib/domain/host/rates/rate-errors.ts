import { nightsBetween, parseCalendarDate } from '../../values/calendar-date.ts';
import type { RuleFields, SeasonFields } from '../rate-form.ts';

export type Limits = readonly [least: number, most: number];

export const PERCENT: Limits = [10, 400];
export const NIGHTS: Limits = [1, 30];
export const GAP_NIGHTS: Limits = [0, 14];
export const FEW_DAYS: Limits = [0, 60];
export const WINDOW_DAYS: Limits = [1, 540];
const MOST_DOLLARS = 100_000;

const LONGEST_SEASON = 366;
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2100-01-01';

/** What is wrong with a whole number as it is typed; null: nothing. */
export function numberError(typed: string, [least, most]: Limits, isOptional = false) {
  const text = typed.trim();
  if (text === '' && isOptional) return null;
  const number = Number(text);
  return /^\d{1,6}$/.test(text) && least <= number && number <= most
    ? null
    : `Enter a whole number from ${least} to ${most}${isOptional ? ', or nothing' : ''}.`;
}

/** What is wrong with dollars as they are typed; null: nothing. */
export function dollarsError(typed: string): string | null {
  const text = typed.trim();
  const isAmount = /^\d{1,6}(\.\d{1,2})?$/.test(text);
  return isAmount && 1 <= Number(text) && Number(text) <= MOST_DOLLARS
    ? null
    : 'Enter dollars from 1 to 100,000, with at most two decimals.';
}

/** By field, those of a weekday with its number: `weekdayPercents-0` for Sunday. */
export function ruleErrors(fields: RuleFields): ReadonlyMap<string, string> {
  const weekdays = (name: 'weekdayPercents' | 'weekdayMinStays', limits: Limits) =>
    fields[name].map((typed, n) => [`${name}-${n}`, numberError(typed, limits)] as const);
  const found: (readonly [string, string | null])[] = [
    ['base', dollarsError(fields.base)],
    ...weekdays('weekdayPercents', PERCENT),
    ...weekdays('weekdayMinStays', NIGHTS),
    ['gapNights', numberError(fields.gapNights, GAP_NIGHTS)],
    ['gapPercent', numberError(fields.gapPercent, PERCENT)],
    ['lastMinuteDays', numberError(fields.lastMinuteDays, FEW_DAYS)],
    ['lastMinutePercent', numberError(fields.lastMinutePercent, PERCENT)],
    ['lastMinuteMinStay', numberError(fields.lastMinuteMinStay, NIGHTS, true)],
    ['windowDays', numberError(fields.windowDays, WINDOW_DAYS)],
    ['noticeDays', numberError(fields.noticeDays, FEW_DAYS)],
  ];
  return new Map(found.filter((each): each is readonly [string, string] => each[1] !== null));
}

export type SeasonErrors = Partial<
  Record<'name' | 'firstDay' | 'lastDay' | 'percent' | 'minStay', string>
>;

const nameKey = (name: string) => name.trim().toLowerCase();

function nameError(name: string, isTwice: boolean): string | null {
  const { length } = [...name.trim()];
  if (length === 0) return 'Give the season a name.';
  if (length > 60) return 'Use at most 60 characters.';
  return isTwice ? 'Another season has this name.' : null;
}

function dayError(typed: string, which: string): string | null {
  const day = parseCalendarDate(typed);
  if (!day) return `Choose the ${which} night: month, day and year.`;
  return day < FIRST_DAY || day > LAST_DAY ? 'Choose a year from 2000 to 2099.' : null;
}

function lastDayError(firstDay: string, lastDay: string): string | null {
  const [first, last] = [parseCalendarDate(firstDay), parseCalendarDate(lastDay)];
  if (!first || !last) return dayError(lastDay, 'last');
  if (last < first) return 'The last night is before the first night.';
  if (nightsBetween(first, last) >= LONGEST_SEASON) return 'A season has at most 366 nights.';
  return dayError(lastDay, 'last');
}

/** What is wrong with each season of a list, by field. */
export function seasonErrors(seasons: readonly SeasonFields[]): SeasonErrors[] {
  return seasons.map(({ name, firstDay, lastDay, percent, minStay }, n) => {
    const isTwice = seasons.some((other, at) => at < n && nameKey(other.name) === nameKey(name));
    const found = {
      name: nameError(name, isTwice),
      firstDay: dayError(firstDay, 'first'),
      lastDay: lastDayError(firstDay, lastDay),
      percent: numberError(percent, PERCENT),
      minStay: numberError(minStay, NIGHTS, true),
    };
    return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== null));
  });
}
