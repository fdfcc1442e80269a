import { getRatedNights, getRates } from '@/lib/data/host/rates';
import type { HostResult } from '@/lib/data/staff/staff';
import { suggestRates, type RateSuggestion } from '@/lib/domain/host/rates/suggest-rates';
import {
  dayOfWeek,
  eachDay,
  nightsBetween,
  type CalendarDate,
} from '@/lib/domain/values/calendar-date';
import { formatNightSpan, MONTHS } from '@/lib/copy/format';
import { MAX_SEASONS, type RatesChange } from '@/lib/schemas/host/rates';

const SHORT_NIGHTS = 14;
const THURSDAY = 4;

const monthOf = (day: CalendarDate) => MONTHS[Number(day.slice(5, 7)) - 1] ?? '';

const HOLIDAYS: [name: string, isDay: (day: CalendarDate) => boolean][] = [
  ['Christmas', (day) => day.endsWith('-12-25')],
  ['Fourth of July', (day) => day.endsWith('-07-04')],
  ['Thanksgiving', (day) => /-11-2[2-8]$/.test(day) && dayOfWeek(day) === THURSDAY],
];

export function nameSeason(firstDay: CalendarDate, lastDay: CalendarDate): string {
  if (nightsBetween(firstDay, lastDay) >= SHORT_NIGHTS) {
    const [from, to] = [monthOf(firstDay), monthOf(lastDay)];
    return from === to ? from : `${from} – ${to}`;
  }
  const days = [...eachDay(firstDay, lastDay), lastDay];
  const holiday = HOLIDAYS.find(([, isDay]) => days.some(isDay));
  if (holiday) return holiday[0];
  return formatNightSpan(firstDay, lastDay);
}

/** Returns rules that reproduce the calendars of cabins that have none. */
export async function readSuggestion(
  cabinIds: readonly string[],
): Promise<HostResult<RateSuggestion>> {
  const [rates, nights] = await Promise.all([getRates(), getRatedNights(cabinIds)]);
  if (!rates.ok) return rates;
  if (!nights.ok) return nights;
  const { seasons, rules } = rates.data;
  const haveOthersRules = rules.some(({ cabinId }) => !cabinIds.includes(cabinId));
  const { cabins } = nights.data;
  const input = { cabins, seasons, nameSeason, haveOthersRules, mostSeasons: MAX_SEASONS };
  return { ok: true, data: suggestRates(input) };
}

/** Adds the rules suggested for these cabins; values that were typed win. */
export async function resolveSuggested(
  change: RatesChange,
  cabinIds: readonly string[],
): Promise<HostResult<RatesChange>> {
  const made = await readSuggestion(cabinIds);
  if (!made.ok) return made;
  const { rules, seasons, keep } = made.data;
  const typed = new Map(change.rules?.map((rule) => [rule.cabinId, rule]));
  const others = change.rules?.filter(({ cabinId }) => !cabinIds.includes(cabinId)) ?? [];
  const suggested = rules.map((rule) => ({ ...rule, ...typed.get(rule.cabinId) }));
  return { ok: true, data: { ...change, rules: [...suggested, ...others], seasons, keep } };
}
