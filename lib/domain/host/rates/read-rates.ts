import { dayOfWeek, type CalendarDate } from '../../values/calendar-date.ts';
import { BASE_CENTS, PERCENT, type Limits } from './rate-fields.ts';
import { rulePriceCents } from './rule-nights.ts';

/** A cabin's calendar from today on, one entry per night. */
export type CabinNights = {
  id: string;
  today: CalendarDate;
  nightlyRateCents: number;
  /** Null for a day without a row. */
  prices: (number | null)[];
  minStays: number[];
  checkIn: boolean[];
  checkOut: boolean[];
  open: boolean[];
  byHand: boolean[];
};

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

const clamp = (value: number, [least, most]: Limits) => Math.min(most, Math.max(least, value));

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
}
export const median = (values: readonly number[]) => quantile(values, 0.5);

/** The most frequent value; the smallest of several. */
export function mode(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return Math.min(...[...counts].filter(([, count]) => count === most).map(([value]) => value));
}

const weekdayOf = ({ today }: CabinNights, night: number) => (dayOfWeek(today) + night) % 7;
export const isPrice = (price: number | null | undefined): price is number =>
  typeof price === 'number';

/** Each weekday's price relative to its week's median, for weeks from `offset` nights on, and how well it fits. */
function weekdaysFrom(cabin: CabinNights, offset: number) {
  const ratios: number[][] = WEEKDAYS.map(() => []);
  for (let first = offset; first + 7 <= cabin.prices.length; first += 7) {
    const week = cabin.prices.slice(first, first + 7).filter(isPrice);
    if (week.length < 7) continue;
    const usual = median(week);
    for (const [n, price] of week.entries()) {
      ratios[weekdayOf(cabin, first + n)]?.push(price / usual);
    }
  }
  const middles = ratios.map((each) => (each.length === 0 ? 1 : median(each)));
  const misses = ratios.flatMap((each, weekday) =>
    each.map((ratio) => Math.abs(ratio - (middles[weekday] ?? 1))),
  );
  return { middles, miss: misses.reduce((sum, each) => sum + each, 0) / (misses.length || 1) };
}

/** In percent. Prices that change weekly may do so on any weekday, so the best-fitting one is used. */
function weekdayPercents(cabin: CabinNights): number[] {
  const [best] = WEEKDAYS.map((offset) => weekdaysFrom(cabin, offset)).sort(
    (a, b) => a.miss - b.miss,
  );
  return WEEKDAYS.map((weekday) => clamp(Math.round((best?.middles[weekday] ?? 1) * 100), PERCENT));
}

/** A cabin's price pattern before seasons are known. */
export function readCabin(cabin: CabinNights) {
  const percents = weekdayPercents(cabin);
  const levels = cabin.prices.map((price, n) =>
    isPrice(price) ? (price * 100) / (percents[weekdayOf(cabin, n)] ?? 100) : null,
  );
  const known = levels.filter(isPrice);
  const { nightlyRateCents } = cabin;
  // Prefers the usual rate where the calendar has nights below and above it, because the host knows that number.
  const isUsual =
    quantile(known, 0.05) <= nightlyRateCents && nightlyRateCents <= quantile(known, 0.95);
  const baseCents =
    isUsual || known.length === 0 ? nightlyRateCents : Math.round(median(known) / 100) * 100;
  const minStays = WEEKDAYS.map((weekday) => {
    const found = cabin.minStays.filter(
      (_, n) => isPrice(cabin.prices[n]) && weekdayOf(cabin, n) === weekday,
    );
    return found.length === 0 ? 1 : mode(found);
  });
  return {
    cabin,
    percents,
    baseCents: clamp(baseCents, BASE_CENTS),
    ratios: levels.map((level) => (level === null ? null : level / baseCents)),
    usualMinStays: cabin.prices.map((_, n) => minStays[weekdayOf(cabin, n)] ?? 1),
    weekdayMinStays: minStays,
  };
}
export type ReadCabin = ReturnType<typeof readCabin>;

/** How many nights get their exact price at a percent. */
export const countExactPrices = (
  { cabin, percents, baseCents }: ReadCabin,
  nights: readonly number[],
  at: number,
) =>
  nights.filter(
    (n) =>
      cabin.prices[n] ===
      rulePriceCents(baseCents, percents[weekdayOf(cabin, n)] ?? 100, clamp(at, PERCENT)),
  ).length;

/** The percent that gives most nights their exact price, close to the median of what they need. */
function percentOf(cabin: ReadCabin, nights: readonly number[]) {
  const found = nights.map((n) => cabin.ratios[n]).filter(isPrice);
  if (found.length === 0) return 100;
  const middle = median(found) * 100;
  const least = Math.max(Math.floor(quantile(found, 0.2) * 100), Math.floor(middle) - 12);
  const most = Math.min(Math.ceil(quantile(found, 0.8) * 100), Math.ceil(middle) + 12);
  let best = { percent: Math.round(middle), hits: -1 };
  for (let percent = least; percent <= most; percent += 1) {
    const hits = countExactPrices(cabin, nights, percent);
    const isNearer = Math.abs(percent - middle) < Math.abs(best.percent - middle);
    if (hits > best.hits || (hits === best.hits && isNearer)) best = { percent, hits };
  }
  return clamp(best.percent, PERCENT);
}

/** A season's minimum stay, or null where the weekday's fits as well. */
function minStayOf({ cabin, usualMinStays }: ReadCabin, nights: readonly number[]): number | null {
  const known = nights.filter((n) => isPrice(cabin.prices[n]));
  if (known.length === 0) return null;
  const own = mode(known.map((n) => cabin.minStays[n] ?? 1));
  const hits = (of: (n: number) => number | undefined) =>
    known.filter((n) => cabin.minStays[n] === of(n)).length;
  return hits(() => own) > hits((n) => usualMinStays[n]) ? own : null;
}

export const fitSeasonValue = (cabin: ReadCabin, nights: readonly number[]) => ({
  percent: percentOf(cabin, nights),
  minStay: minStayOf(cabin, nights),
});
