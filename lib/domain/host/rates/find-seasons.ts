import { addDays, type CalendarDate } from '../../values/calendar-date.ts';
import {
  countExactPrices,
  isPrice,
  median,
  mode,
  fitSeasonValue,
  type ReadCabin,
} from './read-rates.ts';
import { seasonsByNight, type Season } from './rule-nights.ts';
import { splitSeasons, type Span } from './split-seasons.ts';

export type SeasonInput = {
  /** The existing seasons. */
  seasons: readonly Season[];
  nameSeason: (first: CalendarDate, last: CalendarDate) => string;
  /** Whether other cabins already have rules, so that new seasons must not apply to them. */
  haveOthersRules: boolean;
  mostSeasons: number;
};

const YEAR = 365;
const SHORT_NIGHTS = 10;
/** Percents this close are equal apart from noise. */
export const SAME_PERCENT = 0.04;
// Where many cabins share a calendar, this many are enough to find its seasons.
const SAMPLE = 24;

// A span that includes today starts in the year before.
const nightsOf = ({ from, to }: Span) =>
  Array.from({ length: to - from }, (_, n) => (from + n < 0 ? from + n + YEAR : from + n));

/** Whether a short span costs the same a year later; a movable holiday doesn't. */
function repeats(cabins: readonly ReadCabin[], nights: readonly number[]): boolean {
  if (nights.length > SHORT_NIGHTS) return true;
  return cabins.every((cabin) => {
    const before = nights.map((n) => cabin.ratios[n]).filter(isPrice);
    const after = nights.map((n) => cabin.ratios[n + YEAR]).filter(isPrice);
    if (before.length === 0 || after.length < before.length) return true;
    return Math.abs(median(after) / median(before) - 1) <= SAME_PERCENT;
  });
}

/** A span with the values of its own nights, excluding those of a shorter span within it. */
type PricedSpan = Span & { nights: number[]; percent: number; minStay: number | null };

function priceSpan(cabins: readonly ReadCabin[], span: Span, nights = nightsOf(span)): PricedSpan {
  const values = cabins.map((cabin) => fitSeasonValue(cabin, nights));
  return {
    from: span.from,
    to: span.to,
    nights,
    percent: median(values.map(({ percent }) => percent)),
    minStay: mode(values.map(({ minStay }) => minStay ?? 0)) || null,
  };
}

const isAlike = (a: PricedSpan, b: PricedSpan) =>
  a.minStay === b.minStay && Math.abs(a.percent / b.percent - 1) <= SAME_PERCENT;

/** Rejoins a season that today's date split into two. */
function joinAcrossToday(cabins: readonly ReadCabin[], spans: PricedSpan[]): PricedSpan[] {
  const [first, ...others] = spans;
  const last = others.pop();
  if (!first || !last || first.from !== 0 || last.to !== YEAR || !isAlike(first, last))
    return spans;
  const joined = priceSpan(cabins, { from: last.from - YEAR, to: first.to });
  // The span before a short one may continue after it.
  const before = joined.nights.length <= SHORT_NIGHTS ? others.pop() : undefined;
  const moved = before ? [{ ...before, from: before.from - YEAR, to: before.to - YEAR }] : [];
  return [...moved, joined, ...others];
}

/** Joins a season around a holiday, so that the holiday is a shorter season within it. */
function joinAroundShort(cabins: readonly ReadCabin[], spans: readonly PricedSpan[]): PricedSpan[] {
  const joined: PricedSpan[] = [];
  const within: PricedSpan[] = [];
  for (const span of spans) {
    const [before, short] = joined.slice(-2);
    const touches = before && short && before.to === short.from && short.to === span.from;
    if (touches && short.nights.length <= SHORT_NIGHTS && isAlike(before, span)) {
      const nights = [...before.nights, ...span.nights];
      joined.splice(-2, 2, priceSpan(cabins, { from: before.from, to: span.to }, nights));
      within.push(short);
    } else joined.push(span);
  }
  return [...joined, ...within].sort((a, b) => a.from - b.from);
}

/** Whether the base rate explains the span: noise, or a percent of the whole year, isn't a season. */
function isPlain(cabins: readonly ReadCabin[], span: PricedSpan, count: number): boolean {
  const { percent, minStay, nights } = span;
  if (minStay !== null) return false;
  const isNoise =
    Math.abs(percent / 100 - 1) <= SAME_PERCENT / 2 &&
    cabins.every((cabin) => countExactPrices(cabin, nights, percent) * 2 <= nights.length);
  return percent === 100 || isNoise || nights.length === count;
}

/** Finds seasons among the nights without one, with one percent for all cabins: the median. */
export function findSeasons(
  cabins: readonly ReadCabin[],
  { seasons, nameSeason, haveOthersRules, mostSeasons }: SeasonInput,
): Season[] {
  const [first] = cabins;
  if (!first) return [];
  const { today } = first.cabin;
  const lastPriced = Math.max(...cabins.map(({ ratios }) => ratios.findLastIndex(isPrice)));
  const count = Math.min(YEAR, lastPriced + 1);
  const taken = seasonsByNight(seasons, null, today, count);
  const step = Math.ceil(cabins.length / SAMPLE);
  const sample = cabins.filter((_, n) => n % step === 0);
  const series = sample.map(({ cabin: { minStays }, ...rest }) => ({ ...rest, minStays }));
  const split = splitSeasons(series, count, (n) => taken[n] === null);
  const spans = split.map((span) => priceSpan(cabins, span));
  const kept = joinAroundShort(cabins, joinAcrossToday(cabins, spans))
    .filter((span) => !isPlain(cabins, span, count))
    // With too many seasons, those that move the most money are kept.
    .sort((a, b) => weightOf(b) - weightOf(a))
    .slice(0, Math.max(0, mostSeasons - seasons.length))
    .sort((a, b) => a.from - b.from);
  const names = new Set(seasons.map(({ name }) => name.trim()));
  const uniqueName = (name: string) => {
    let unique = name;
    for (let n = 2; names.has(unique); n += 1) unique = `${name} (${n})`;
    names.add(unique);
    return unique;
  };
  return kept.map(({ from, to, nights, percent, minStay }) => {
    const [firstDay, lastDay] = [addDays(today, from), addDays(today, to - 1)];
    return {
      name: uniqueName(nameSeason(firstDay, lastDay)),
      firstDay,
      lastDay,
      everyYear: repeats(cabins, nights),
      percent,
      minStay,
      cabinIds: haveOthersRules ? cabins.map(({ cabin }) => cabin.id) : [],
    };
  });
}

const weightOf = ({ percent, nights }: PricedSpan) =>
  Math.abs(Math.log(percent / 100)) * nights.length;
