import 'server-only';
import type { CabinFilter } from '@/lib/domain/catalog/cabin-filters';
import type { SearchCriteria } from '@/lib/domain/search/search-criteria';
import { toStay } from '@/lib/domain/stays/stay';
import { nightsBetween } from '@/lib/domain/values/calendar-date';
import { logError } from '@/lib/log/log';
import { adminClient } from '@/lib/supabase/admin-client';

/** Records for the host a search that found no cabin: its criteria, and nothing about the visitor. */
export async function recordEmptySearch(
  criteria: SearchCriteria,
  filter: CabinFilter | null,
): Promise<void> {
  const stay = toStay(criteria);
  const search = {
    ...(stay && { check_in: stay.checkIn }),
    nights: stay ? nightsBetween(stay.checkIn, stay.checkOut) : 0,
    guests: criteria.guests,
    area: criteria.city,
    filter: filter ?? '',
  };
  const { error } = await adminClient().rpc('record_empty_search', { p_search: search });
  if (error) logError('empty_search', error);
}
