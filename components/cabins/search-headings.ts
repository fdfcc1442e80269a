import { AREAS } from '@/lib/domain/cabin';
import type { SearchCriteria } from '@/lib/domain/search-criteria';
import type { SearchResult } from '@/lib/domain/search-result';
import type { Stay } from '@/lib/domain/stay';
import { plural } from '@/lib/format';
import { site } from '@/lib/site';

export function wantedStay({ checkIn, checkOut }: SearchCriteria): Stay | null {
  return checkIn && checkOut ? { checkIn, checkOut } : null;
}

/** "4 guests in Gatlinburg, ± 3 days", or without dates "4 guests, any dates". */
export function partyAndPlace(criteria: SearchCriteria): string {
  const guests = `${criteria.guests} ${plural(criteria.guests, 'guest', 'guests')}`;
  if (wantedStay(criteria) === null) return `${guests}, any dates`;
  return `${guests} in ${placeOf(criteria)}${flexibilityOf(criteria)}`;
}

export function placeOf({ city }: SearchCriteria): string {
  return AREAS.find((area) => area.slug === city)?.city ?? `the ${site.region}`;
}

function flexibilityOf(criteria: SearchCriteria): string {
  const days = Number(criteria.flexibleDays);
  if (!days) return '';
  return `, ± ${days} ${plural(days, 'day', 'days')}`;
}

export function foundText(results: readonly SearchResult[]): string {
  const exactCount = results.filter((result) => result.shiftDays === 0).length;
  const nearCount = results.length - exactCount;
  const found = `${results.length} ${plural(results.length, 'cabin', 'cabins')} found`;
  if (nearCount === 0) return found;
  return `${found}: ${exactCount} on your dates, ${nearCount} a few days away`;
}
