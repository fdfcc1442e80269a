import type { Area } from '../catalog/area.ts';
import { addDays, type CalendarDate } from '../values/calendar-date.ts';
import {
  DEFAULT_CRITERIA,
  parseFields,
  readText,
  type Fields,
  type SearchCriteria,
  type SearchProblem,
} from './search-fields.ts';

export { DEFAULT_CRITERIA, FLEXIBLE_DAYS } from './search-fields.ts';
export type { FlexibleDays, SearchCriteria, SearchProblem } from './search-fields.ts';

/**
 * Parses stored criteria (product §3.3). Never throws: an invalid field gets its default, and `error` is a log message
 * that repeats nothing stored.
 */
export function parseStoredCriteria(
  json: string | null,
  areas: readonly Area[],
): {
  criteria: SearchCriteria;
  error: string | null;
} {
  if (json === null) return { criteria: DEFAULT_CRITERIA, error: null };
  try {
    const stored: unknown = JSON.parse(json);
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) {
      return { criteria: DEFAULT_CRITERIA, error: 'Stored search criteria are not an object' };
    }
    const { criteria, problems } = parseFields(stored as Fields, areas);
    const error =
      problems.length > 0 ? `Stored search criteria are broken: ${problems.join(', ')}` : null;
    return { criteria, error };
  } catch {
    return { criteria: DEFAULT_CRITERIA, error: 'Stored search criteria are not JSON' };
  }
}

function toFields(criteria: SearchCriteria) {
  return {
    ...(criteria.checkIn !== null && { check_in: criteria.checkIn }),
    ...(criteria.checkOut !== null && { check_out: criteria.checkOut }),
    ...(criteria.city !== 'all' && { city: criteria.city }),
    ...(criteria.flexibleDays !== null && { flexible_days: criteria.flexibleDays }),
  };
}

/** The JSON stored under the session key `searchCriteria`: only what is set, and always the guests (product §3.3). */
export function toStoredCriteria(criteria: SearchCriteria): string {
  return JSON.stringify({ guests: criteria.guests, ...toFields(criteria) });
}

/** The value of `guests` in links from lists, where no party was chosen. */
export const ANY_PARTY = 'any';

/**
 * Parses criteria from a URL. Never throws: an invalid field gets its default and is named in `problems`; impossible
 * date pairs give no dates. `isAnyParty` means that no party was chosen, so the guests are a default.
 */
export function parseSearchParams(
  params: Record<string, string | string[] | undefined>,
  areas: readonly Area[],
): {
  criteria: SearchCriteria;
  isAnyParty: boolean;
  problems: SearchProblem[];
} {
  const isAnyParty = readText(params, 'guests') === ANY_PARTY;
  const fields = isAnyParty ? { ...params, guests: undefined } : params;
  return { ...parseFields(fields, areas), isAnyParty };
}

/** The query of /cabins without '?': check_in, check_out, city, flexible_days where set, and guests (product §4.1). */
export function toSearchQuery(criteria: SearchCriteria): string {
  const fields = { ...toFields(criteria), guests: String(criteria.guests) };
  return new URLSearchParams(fields).toString();
}

/**
 * Whether the search calendar disables a day: before yesterday or, while a check-out is being chosen, on or before the
 * check-in (product §5.3). `today` is in the cabins' time zone.
 */
export function isSearchDateDisabled(
  date: CalendarDate,
  today: CalendarDate,
  checkIn: CalendarDate | null,
): boolean {
  return date < addDays(today, -1) || (checkIn !== null && date <= checkIn);
}
