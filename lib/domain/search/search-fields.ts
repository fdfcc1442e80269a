import { parseCalendarDate, type CalendarDate } from '../values/calendar-date.ts';
import { findArea, type Area, type AreaSlug } from '../catalog/area.ts';
import { GUESTS_DEFAULT, GUESTS_MAX, GUESTS_MIN, parseCount } from '../stays/party.ts';
import { parseStay } from '../stays/stay.ts';

export type FlexibleDays = 'exact' | '1' | '2' | '3' | '7';
export type SearchCriteria = {
  guests: number;
  checkIn: CalendarDate | null;
  checkOut: CalendarDate | null;
  city: AreaSlug | 'all';
  flexibleDays: FlexibleDays | null;
};
export type SearchProblem =
  'check_in' | 'check_out' | 'dates_order' | 'dates_too_long' | 'city' | 'guests' | 'flexible_days';

export const FLEXIBLE_DAYS: readonly FlexibleDays[] = ['exact', '1', '2', '3', '7'];
export const DEFAULT_CRITERIA: SearchCriteria = {
  guests: GUESTS_DEFAULT,
  checkIn: null,
  checkOut: null,
  city: 'all',
  flexibleDays: null,
};

export type Fields = Readonly<Record<string, unknown>>;
const MAX_VALUE = 40;

/** A field as trimmed text, the first of a repeated parameter; null when absent or blank. */
export function readText(fields: Fields, key: string): string | null {
  const value: unknown = fields[key];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (first === undefined || first === null || first === '') return null;
  if (typeof first !== 'string' && typeof first !== 'number') return 'unreadable';
  const text = String(first);
  // An over-long value stays non-blank, so that it is reported, and becomes short, so that scanning it is cheap.
  return text.length > MAX_VALUE ? 'unreadable' : text.trim() || null;
}

function parseGuests(text: string): number | null {
  const guests = parseCount(text) ?? 0;
  return guests >= GUESTS_MIN && guests <= GUESTS_MAX ? guests : null;
}

function parseCity(text: string, areas: readonly Area[]): SearchCriteria['city'] | null {
  const name = text.toLowerCase().replaceAll(/\s+/g, '-');
  if (name === 'all') return 'all';
  return findArea(areas, name)?.slug ?? null;
}

function parseFlexibleDays(text: string): FlexibleDays | null {
  return FLEXIBLE_DAYS.find((choice) => choice === text) ?? null;
}

function checkDates(
  checkIn: CalendarDate | null,
  checkOut: CalendarDate | null,
): SearchProblem | null {
  if (checkOut === null) return null;
  if (checkIn === null) return 'check_in';
  const parsed = parseStay(checkIn, checkOut);
  if (parsed.ok) return null;
  return parsed.problem === 'order' ? 'dates_order' : 'dates_too_long';
}

/** Parses untrusted fields. Never throws: an invalid field is reported and gets its default (product §5.3). */
export function parseFields(
  fields: Fields,
  areas: readonly Area[],
): {
  criteria: SearchCriteria;
  problems: SearchProblem[];
} {
  const problems: SearchProblem[] = [];
  function read<T>(key: SearchProblem, parse: (text: string) => T | null): T | null {
    const text = readText(fields, key);
    const value = text === null ? null : parse(text);
    if (text !== null && value === null) problems.push(key);
    return value;
  }
  const checkIn = read('check_in', parseCalendarDate);
  const checkOut = read('check_out', parseCalendarDate);
  const datesProblem = checkDates(checkIn, checkOut);
  if (datesProblem !== null && !problems.includes(datesProblem)) problems.push(datesProblem);
  const criteria: SearchCriteria = {
    checkIn: datesProblem === null ? checkIn : null,
    checkOut: datesProblem === null ? checkOut : null,
    city: read('city', (text) => parseCity(text, areas)) ?? DEFAULT_CRITERIA.city,
    flexibleDays: read('flexible_days', parseFlexibleDays),
    guests: read('guests', parseGuests) ?? DEFAULT_CRITERIA.guests,
  };
  return { criteria, problems };
}
