import type { SavedAnswer } from '@/lib/domain/search/saved-cabins-status';
import type { SearchCriteria } from '@/lib/domain/search/search-criteria';
import type { SearchResult } from '@/lib/domain/search/search-result';
import { toStay } from '@/lib/domain/stays/stay';
import { formatDateRange, formatGuests, plural } from '@/lib/copy/format';

/** The stay of the totals, or why there are none. */
export function datesText(criteria: SearchCriteria, dates: SavedAnswer['dates'] | null): string {
  const stay = toStay(criteria);
  if (stay === null) return 'Add dates to see what’s open and what it costs.';
  const range = formatDateRange(stay);
  if (dates === 'past') return `${range} is in the past. Pick new dates to see totals.`;
  return `For ${range}, ${formatGuests(criteria.guests)}`;
}

export function countText(count: number, answer: SavedAnswer): string {
  const saved = `${count} saved ${plural(count, 'cabin', 'cabins')}`;
  if (answer.dates !== 'checked') return saved;
  const open = answer.cabins.filter(({ stay, shiftDays }) => stay && shiftDays === 0).length;
  return `${saved}, ${open} open for your dates`;
}

/** Why a cabin cannot be had as searched; null when it can, or when nothing was searched. */
export function refusalText(
  { cabin, stay, shiftDays }: SearchResult,
  dates: SavedAnswer['dates'],
  { guests }: SearchCriteria,
): string | null {
  if (dates !== 'checked') return null;
  if (cabin.maxGuests < guests) {
    return `Sleeps ${cabin.maxGuests}, and you have ${formatGuests(guests)}`;
  }
  return stay && shiftDays === 0 ? null : 'Not available for these dates';
}

/** Only the slug of a removed cabin is known. */
export function nameFromSlug(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
