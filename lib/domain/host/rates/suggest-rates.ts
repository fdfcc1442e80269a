import { addDays } from '../../values/calendar-date.ts';
import type { CalendarDate } from '../../values/calendar-date.ts';
import { findSeasons, SAME_PERCENT, type SeasonInput } from './find-seasons.ts';
import { findDifferences } from './rate-differences.ts';
import {
  countExactPrices,
  isPrice,
  readCabin,
  fitSeasonValue,
  type CabinNights,
  type ReadCabin,
} from './read-rates.ts';
import {
  nightsByRule,
  seasonsByNight,
  defaultRule,
  type Rule,
  type Season,
  type SeasonValue,
} from './rule-nights.ts';

type KeptNights = { cabinId: string; days: CalendarDate[] };
export type RateSuggestion = {
  rules: Rule[];
  /** The whole list, existing seasons first. */
  seasons: Season[];
  /** Nights that the rules don't explain; they keep their prices, as set by hand. */
  keep: KeptNights[];
};
type Input = SeasonInput & { cabins: readonly CabinNights[] };

/** A cabin's own values in seasons with different ones. */
function ownValues(cabin: ReadCabin, seasons: readonly Season[]): SeasonValue[] {
  const { id, today, prices } = cabin.cabin;
  const byNight = seasonsByNight(seasons, id, today, prices.length);
  return seasons.flatMap((season) => {
    const nights = byNight.flatMap((each, n) => (each === season ? [n] : []));
    if (!nights.some((n) => isPrice(prices[n]))) return [];
    const { percent, minStay } = fitSeasonValue(cabin, nights);
    // Small noise gets no percent of its own; the differences cover it.
    const isNoise =
      Math.abs(percent / season.percent - 1) <= SAME_PERCENT &&
      countExactPrices(cabin, nights, percent) * 2 <= nights.length;
    const value = { percent: isNoise ? season.percent : percent, minStay };
    const isOwn = value.percent !== season.percent || value.minStay !== season.minStay;
    return isOwn ? [{ name: season.name.trim(), ...value }] : [];
  });
}

function suggestRule(read: ReadCabin, seasons: readonly Season[]): [Rule, KeptNights] {
  const { cabin } = read;
  const { id, today, prices } = cabin;
  // Without prices there is nothing to derive rules from.
  if (!prices.some(isPrice)) {
    return [defaultRule(id, cabin.nightlyRateCents), { cabinId: id, days: [] }];
  }
  const rule: Rule = {
    cabinId: id,
    baseCents: read.baseCents,
    weekdayPercents: read.percents,
    weekdayMinStays: read.weekdayMinStays,
    gapNights: 0,
    gapPercent: 100,
    noticeDays: 0,
    lastMinuteDays: 0,
    lastMinutePercent: 100,
    lastMinuteMinStay: null,
    windowDays: cabin.open.lastIndexOf(true) + 1 || 540,
    seasons: ownValues(read, seasons),
  };
  const usual = seasonsByNight(seasons, id, today, prices.length);
  rule.differences = findDifferences(
    rule,
    usual,
    today,
    prices.map((price, n) => (cabin.byHand[n] ? null : price)),
  );
  const days = nightsByRule(rule, seasons, today, prices.length).flatMap((night, n) => {
    const isExplained =
      (!isPrice(prices[n]) && !night.open) ||
      cabin.byHand[n] === true ||
      (!night.open && cabin.open[n] === false) ||
      (night.priceCents === prices[n] &&
        night.minStay === cabin.minStays[n] &&
        night.allowsCheckIn === cabin.checkIn[n] &&
        cabin.checkOut[n] === true &&
        night.open === cabin.open[n]);
    return isExplained ? [] : [addDays(today, n)];
  });
  return [rule, { cabinId: id, days }];
}

/**
 * Derives rules that reproduce the calendars of cabins without rules: base rate, weekdays, seasons (existing ones, and
 * new ones for the rest of the year), nightly differences, and the nights that no rule explains. Saved unchanged, they
 * change no night. A cabin without a calendar gets its usual rate. Dates are in its time zone.
 */
export function suggestRates(input: Input): RateSuggestion {
  const cabins = input.cabins.map(readCabin);
  const ids = input.cabins.map(({ id }) => id);
  const there = input.seasons.map((season) => ({
    ...season,
    cabinIds: season.cabinIds.length === 0 ? [] : [...new Set([...season.cabinIds, ...ids])],
  }));
  const seasons = [...there, ...findSeasons(cabins, input)];
  const made = cabins.map((cabin) => suggestRule(cabin, seasons));
  return {
    rules: made.map(([rule]) => rule),
    seasons,
    keep: made.map(([, kept]) => kept).filter(({ days }) => days.length > 0),
  };
}
