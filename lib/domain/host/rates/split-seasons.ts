/** A cabin's nights for the split: each night's price relative to its usual level, and its minimum stay. */
type NightSeries = {
  /** Price divided by base and weekday percent; null without a price. */
  ratios: readonly (number | null)[];
  minStays: readonly number[];
  /** The minimum stay by weekday alone. */
  usualMinStays: readonly number[];
};
/** Half-open: nights from `from` to before `to`. */
export type Span = { from: number; to: number };

// The cost of one more season equals a fortnight at three percent off, so that weekly noise makes none and a weekend at
// 114% does. A night with a different minimum stay costs nearly as much as a season.
const SEASON_COST = 0.015;
const MIN_STAY_COST = 0.012;
const MAX_MIN_STAYS = 6;

function runningSums(values: readonly number[]): number[] {
  const sums = [0];
  for (const value of values) sums.push((sums.at(-1) ?? 0) + value);
  return sums;
}

const between = (sums: readonly number[], from: number, to: number) =>
  (sums[to] ?? 0) - (sums[from] ?? 0);

/** The cost of describing a span's nights with one percent and one minimum stay. */
function costOf({ ratios, minStays, usualMinStays }: NightSeries) {
  const logs = ratios.map((ratio) => (ratio === null ? 0 : Math.log(ratio)));
  const counts = runningSums(ratios.map((ratio) => (ratio === null ? 0 : 1)));
  const sums = runningSums(logs);
  const squares = runningSums(logs.map((log) => log * log));
  const kinds = [...new Set(minStays)].slice(0, MAX_MIN_STAYS);
  const misses = [
    runningSums(minStays.map((nights, n) => (nights === usualMinStays[n] ? 0 : 1))),
    ...kinds.map((kind) => runningSums(minStays.map((nights) => (nights === kind ? 0 : 1)))),
  ];
  return (from: number, to: number) => {
    const count = between(counts, from, to);
    const sum = between(sums, from, to);
    const spread = count > 0 ? between(squares, from, to) - (sum * sum) / count : 0;
    let missed = Infinity;
    for (const miss of misses) missed = Math.min(missed, between(miss, from, to));
    return Math.max(0, spread) + MIN_STAY_COST * missed;
  };
}

/**
 * Splits the first `count` nights of cabins with a common calendar into spans that one percent explains best, by least
 * squares of logarithms with a penalty per span. `isFree` excludes nights that already have a season.
 */
export function splitSeasons(
  cabins: readonly NightSeries[],
  count: number,
  isFree: (night: number) => boolean,
): Span[] {
  const costs = cabins.map(costOf);
  const best = [0];
  const starts = [0];
  for (let to = 1; to <= count; to += 1) {
    if (!isFree(to - 1)) {
      best[to] = best[to - 1] ?? 0;
      starts[to] = to - 1;
      continue;
    }
    best[to] = Infinity;
    for (let from = to - 1; from >= 0 && isFree(from); from -= 1) {
      let cost = 0;
      for (const each of costs) cost += each(from, to);
      const total = (best[from] ?? 0) + SEASON_COST + cost / cabins.length;
      if (total < (best[to] ?? Infinity)) {
        best[to] = total;
        starts[to] = from;
      }
    }
  }
  const spans: Span[] = [];
  for (let to = count; to > 0; to = starts[to] ?? 0) {
    if (isFree(to - 1)) spans.unshift({ from: starts[to] ?? 0, to });
  }
  return spans;
}
