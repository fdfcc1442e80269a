import ICAL from 'ical.js';
import { MS_PER_DAY, startOfDay } from './wall.ts';

/** The most days that all rules of a file are followed, because a hostile rule can be endless. */
export const STEPS_PER_FILE = 1_000_000;
/** The most occurrences read from all events of a file. */
export const REPEATS_PER_FILE = 10_000;
export type Steps = { left: number };

type Rule = {
  readonly freq: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  readonly interval: number;
  readonly count: number;
  /** From 0 for Sunday to 6 for Saturday. */
  readonly weekStart: number;
  readonly numbers: (name: string) => readonly number[] | null;
  readonly weekdays: readonly { readonly day: number; readonly nth: number }[] | null;
};

const PARTS =
  /^(?:FREQ|INTERVAL|COUNT|UNTIL|WKST|BYSECOND|BYMINUTE|BYHOUR|BYDAY|BYMONTHDAY|BYYEARDAY|BYWEEKNO|BYMONTH|BYSETPOS)=/;
const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const MAX_TIMES = 100;
const MS_PER_WEEK = 7 * MS_PER_DAY;
// Even a rule that lists every day of a year is shorter.
const MAX_RULE = 2000;
/** The cost of parsing a rule, in steps. */
const STEPS_PER_RULE = 200;

const isRuleFreq = (freq: string): freq is Rule['freq'] =>
  ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'].includes(freq);

/** Throws for an invalid rule, or one with parts the standard doesn't name. */
function readRecur(text: string): ICAL.Recur {
  const parts = text.toUpperCase().replace(/\s/g, '').split(';').filter(Boolean);
  if (!parts.every((part) => PARTS.test(part))) throw new Error('Not a part of a rule');
  return ICAL.Recur.fromString(parts.filter((part) => !/^UNTIL=/.test(part)).join(';'));
}

function toRule(recur: ICAL.Recur): Rule {
  if (!isRuleFreq(recur.freq)) throw new Error('Not a rule of days');
  const weekdays = recur.getComponent('BYDAY').map((text) => {
    const [, nth, name = ''] = /^([+-]?\d+)?(\w\w)$/.exec(String(text)) ?? [];
    return { nth: Number(nth ?? 0), day: DAYS.indexOf(name) };
  });
  return {
    freq: recur.freq,
    interval: recur.interval,
    count: recur.count ?? Infinity,
    weekStart: recur.wkst - 1,
    numbers(name) {
      const numbers = recur.getComponent(name).map(Number);
      return numbers.length > 0 ? numbers : null;
    },
    weekdays: weekdays.length > 0 ? weekdays : null,
  };
}

const mod = (value: number, by: number) => ((value % by) + by) % by;

/** A calendar day with its position in month, year and week. */
function dayAt(wall: number, weekStart: number) {
  const date = new Date(wall);
  const [year, month, monthDay] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const yearStart = Date.UTC(year, 0);
  const weekday = date.getUTCDay();
  const week = wall - mod(weekday - weekStart, 7) * MS_PER_DAY;
  return {
    year,
    month: month + 1,
    monthDay,
    weekday,
    week,
    monthDays: new Date(Date.UTC(year, month + 1, 0)).getUTCDate(),
    yearDay: (wall - yearStart) / MS_PER_DAY + 1,
    yearDays: (Date.UTC(year + 1, 0) - yearStart) / MS_PER_DAY,
  };
}
type Day = ReturnType<typeof dayAt>;

/** A week belongs to the year that has four of its days (RFC 5545, §3.3.10). */
function weekNumber({ week }: Day) {
  const middle = week + 3 * MS_PER_DAY;
  const year = new Date(middle).getUTCFullYear();
  const weekOf = (wall: number) => Math.floor((wall - Date.UTC(year, 0)) / MS_PER_WEEK) + 1;
  const left = Math.floor((Date.UTC(year, 11, 31) - middle) / MS_PER_WEEK);
  return { year, number: weekOf(middle), weeks: weekOf(middle) + left };
}

const holds = (numbers: readonly number[] | null, value: number, size: number) =>
  numbers === null || numbers.includes(value) || numbers.includes(value - size - 1);

/** Tests which days of a period a rule selects; each part narrows them, and the start supplies missing parts. */
function dayTest(rule: Rule, start: Day): (day: Day) => boolean {
  const { freq, weekdays } = rule;
  const [months, weeks] = [rule.numbers('BYMONTH'), rule.numbers('BYWEEKNO')];
  const yearDays = rule.numbers('BYYEARDAY');
  const namedDays = rule.numbers('BYMONTHDAY');
  const hasDay = weekdays ?? namedDays ?? yearDays;
  const isByMonthDay = !hasDay && !weeks && (freq === 'MONTHLY' || freq === 'YEARLY');
  const monthDays = isByMonthDay ? [start.monthDay] : namedDays;
  const ownMonths = isByMonthDay && freq === 'YEARLY' ? [start.month] : null;
  const isByWeekday = !hasDay && (freq === 'WEEKLY' || (freq === 'YEARLY' && weeks !== null));
  const days = isByWeekday ? [{ day: start.weekday, nth: 0 }] : weekdays;
  const isNthOfYear = freq === 'YEARLY' && months === null;
  const isNth = freq === 'MONTHLY' || (freq === 'YEARLY' && weeks === null);
  return (day) => {
    const place = isNthOfYear ? day.yearDay : day.monthDay;
    const size = isNthOfYear ? day.yearDays : day.monthDays;
    const isWeekday = ({ day: weekday, nth }: { day: number; nth: number }) =>
      weekday === day.weekday &&
      (nth === 0 ||
        !isNth ||
        nth === Math.ceil(place / 7) ||
        -nth === Math.ceil((size - place + 1) / 7));
    if (!holds(months ?? ownMonths, day.month, 12)) return false;
    if (!holds(monthDays, day.monthDay, day.monthDays)) return false;
    if (!holds(yearDays, day.yearDay, day.yearDays)) return false;
    if (days && !days.some(isWeekday)) return false;
    if (!weeks) return true;
    const { number, weeks: most } = weekNumber(day);
    return holds(weeks, number, most);
  };
}

/** The number of a day's period, counted from any fixed one. */
function periodOf({ freq, numbers }: Rule, wall: number, day: Day): number {
  if (freq === 'DAILY') return wall / MS_PER_DAY;
  if (freq === 'WEEKLY') return day.week / MS_PER_WEEK;
  if (freq === 'MONTHLY') return day.year * 12 + day.month;
  return numbers('BYWEEKNO') ? weekNumber(day).year : day.year;
}

function timesOf({ numbers }: Rule, start: number): number[] {
  const time = new Date(start);
  const hours = numbers('BYHOUR') ?? [time.getUTCHours()];
  const minutes = numbers('BYMINUTE') ?? [time.getUTCMinutes()];
  const seconds = numbers('BYSECOND') ?? [time.getUTCSeconds()];
  if (hours.length * minutes.length * seconds.length > MAX_TIMES) throw new Error('Too many times');
  return hours
    .flatMap((hour) =>
      minutes.flatMap((minute) =>
        seconds.map((second) => ((hour * 60 + minute) * 60 + second) * 1000),
      ),
    )
    .sort((a, b) => a - b);
}

export type Limits = {
  /** Earlier occurrences are counted but not returned. */
  from: number;
  /** The last local time of interest. */
  end: number;
  isPast: (wall: number) => boolean;
  steps: Steps;
};

const PERIOD_DAYS: Record<Rule['freq'], number> = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 373 };

/** Expands a rule by the hour or less. Each iterator step counts, because the package's search can be endless. */
function followClock(recur: ICAL.Recur, start: number, limits: Limits, walls: number[]): void {
  const { from, end, isPast, steps } = limits;
  const counted = new Proxy(recur, {
    get(target, name) {
      if (--steps.left < 0) throw new Error('Too many steps');
      return Reflect.get(target, name) as unknown;
    },
  });
  const iterator = counted.iterator(ICAL.Time.fromJSDate(new Date(start), true));
  for (let next = iterator.next(); next; next = iterator.next()) {
    const wall = next.toUnixTime() * 1000;
    if (wall > end || isPast(wall)) return;
    if (wall >= from) walls.push(wall);
    if (walls.length > REPEATS_PER_FILE) throw new Error('Too many repeats');
  }
}

function followDays(rule: Rule, start: number, limits: Limits, walls: number[]): void {
  const { from, end, isPast, steps } = limits;
  const times = timesOf(rule, start);
  const positions = rule.numbers('BYSETPOS');
  const first = startOfDay(start);
  const own = dayAt(first, rule.weekStart);
  const isDay = dayTest(rule, own);
  const firstPeriod = periodOf(rule, first, own);
  // Without a count nothing before `from` matters. A period is read from its start, because positions count from there.
  const soonest = Number.isFinite(rule.count) ? first : Math.max(first, startOfDay(from));
  let [found, group, groupPeriod] = [0, [] as number[], NaN];
  const take = (): boolean => {
    const chosen = positions
      ? group.filter((_, i) => positions.includes(i + 1) || positions.includes(i - group.length))
      : group;
    for (const wall of chosen) {
      if (wall < start) continue;
      if (wall > end || isPast(wall) || found >= rule.count) return false;
      found++;
      if (wall >= from) walls.push(wall);
    }
    group = [];
    return true;
  };
  const days = end + (positions ? PERIOD_DAYS[rule.freq] * MS_PER_DAY : 0);
  for (let wall = soonest - PERIOD_DAYS[rule.freq] * MS_PER_DAY; wall <= days; wall += MS_PER_DAY) {
    if (--steps.left < 0) throw new Error('Too many steps');
    const day = dayAt(wall, rule.weekStart);
    const period = periodOf(rule, wall, day);
    if (period !== groupPeriod) {
      if (!take()) return;
      groupPeriod = period;
    }
    if (mod(period - firstPeriod, rule.interval) !== 0 || !isDay(day)) continue;
    steps.left -= times.length;
    group.push(...times.map((time) => wall + time));
  }
  take();
}

/**
 * The local times at which a rule repeats (RFC 5545, §3.3.10), within a bounded number of steps. A rule that can't be
 * followed to `end` says so and returns what was found so far. The caller checks UNTIL with `isPast`.
 */
export function followRule(text: string, start: number, limits: Limits) {
  const walls: number[] = [];
  try {
    limits.steps.left -= STEPS_PER_RULE;
    if (limits.steps.left < 0 || text.length > MAX_RULE) throw new Error('Too many steps');
    const recur = readRecur(text);
    if (isRuleFreq(recur.freq)) followDays(toRule(recur), start, limits, walls);
    else followClock(recur, start, limits, walls);
    return { walls, isFollowed: true };
  } catch {
    return { walls, isFollowed: false };
  }
}
