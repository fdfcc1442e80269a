import { addDays, dayOfWeek, type CalendarDate } from '../../values/calendar-date.ts';
import { BASIS_POINTS } from './rate-fields.ts';
import {
  rulePriceCents,
  seasonValue,
  type RateDifference,
  type Rule,
  type Season,
} from './rule-nights.ts';

const ONE = 10_000;
const [LEAST, MOST] = BASIS_POINTS;

type Range = { low: number; high: number };
/** Nights from `first` to `last` with the same difference. */
type Run = Range & { first: number; last: number };

/** The range of basis points that give a night its exact price; null when none do. */
function rangeOf(rule: Rule, weekday: number, percent: number, priceCents: number): Range | null {
  const weekdayPercent = rule.weekdayPercents[weekday] ?? 100;
  const priceAt = (points: number) =>
    rulePriceCents(rule.baseCents, weekdayPercent, percent, points);
  const share = 1e8 / (rule.baseCents * weekdayPercent * percent);
  let low = Math.max(LEAST, Math.floor((priceCents - 50) * share));
  while (low <= MOST && priceAt(low) < priceCents) low += 1;
  let high = Math.min(MOST, Math.ceil((priceCents + 50) * share));
  while (high >= low && priceAt(high) > priceCents) high -= 1;
  return low <= high && priceAt(low) === priceCents ? { low, high } : null;
}

/** Picks 1 from a range if possible, else a whole percent, else the middle. */
function choose({ low, high }: Range): number {
  if (low <= ONE && ONE <= high) return ONE;
  const whole = Math.ceil(low / 100) * 100;
  return whole <= high ? whole : Math.floor((low + high) / 2);
}

/** How prices deviate from the rule, as few spans as possible; skips nights that no difference explains. */
export function findDifferences(
  rule: Rule,
  seasons: readonly (Season | null)[],
  today: CalendarDate,
  prices: readonly (number | null)[],
): RateDifference[] {
  const found: RateDifference[] = [];
  const close = (run: Run | null) => {
    const basisPoints = run ? choose(run) : ONE;
    if (run && basisPoints !== ONE) {
      found.push([addDays(today, run.first), run.last - run.first + 1, basisPoints]);
    }
  };
  const last = prices.reduce<Run | null>((run, price, n) => {
    if (price === null) return run;
    const { percent } = seasonValue(rule, seasons[n] ?? null);
    const range = rangeOf(rule, (dayOfWeek(today) + n) % 7, percent, price);
    if (!range) return run;
    const both = {
      low: Math.max(range.low, run?.low ?? LEAST),
      high: Math.min(range.high, run?.high ?? MOST),
    };
    const isOne = choose(both) === ONE;
    if (run && both.low <= both.high && (!isOne || choose(range) === ONE)) {
      return { ...run, ...both, last: n };
    }
    close(run);
    return { ...range, first: n, last: n };
  }, null);
  close(last);
  return found;
}
