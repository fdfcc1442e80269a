import type { SearchCriteria } from '@/lib/domain/search/search-criteria';
import { MAX_RESULTS, type FoundCount } from '@/lib/domain/search/pagination';
import { toStay } from '@/lib/domain/stays/stay';
import { formatCount, plural } from '@/lib/copy/format';
import { regionPhrase, shop } from '@/lib/shop/shop';
import { findArea } from '@/lib/domain/catalog/area';

/** "4 guests in Gatlinburg, ± 3 days", or without dates "4 guests, any dates". */
export function partyAndPlace(criteria: SearchCriteria): string {
  const guests = `${criteria.guests} ${plural(criteria.guests, 'guest', 'guests')}`;
  if (toStay(criteria) === null) return `${guests}, any dates`;
  return `${guests} in ${placeOf(criteria)}${flexibilityOf(criteria)}`;
}

export function placeOf({ city }: SearchCriteria): string {
  return findArea(shop().areas, city)?.city ?? regionPhrase();
}

function flexibilityOf(criteria: SearchCriteria): string {
  const days = Number(criteria.flexibleDays);
  if (!days) return '';
  return `, ± ${days} ${plural(days, 'day', 'days')}`;
}

export function foundText({ total, exact }: FoundCount): string {
  const found = `${formatCount(total, MAX_RESULTS)} ${plural(total, 'cabin', 'cabins')} found`;
  if (exact === null || exact === total) return found;
  return `${found}: ${exact} on your dates, ${total - exact} a few days away`;
}
