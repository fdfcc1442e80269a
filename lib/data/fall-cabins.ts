import 'server-only';
import { todayInZone } from '@/lib/domain/calendar-date';
import { listNearest } from '@/lib/domain/distances';
import { MOST_FALL_CABINS, type FallCabins } from '@/lib/domain/fall-cabins';
import { fallWeekend } from '@/lib/domain/fall-color';
import { findFallPlace } from '@/lib/domain/fall-places';
import { DEFAULT_CRITERIA } from '@/lib/domain/search-criteria';
import type { FallCabinsQuery } from '@/lib/schemas/fall';
import { site } from '@/lib/site';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';
import { listLocatedCabins } from './cabin-locations';
import { readCabinsById } from './cabins-by-id';
import { stayArguments, toSearchResult } from './search-result';

/** Distances are from where a cabin may be said to be, so they tell no more than the map does. */
export async function findFallCabins(
  { week, place: slug }: FallCabinsQuery,
  now: Date,
): Promise<FallCabins> {
  const place = findFallPlace(slug);
  if (!place) throw new RangeError('Not a place of the fall map');
  const stay = fallWeekend(week, todayInZone(now, site.timezone));
  const { guests } = DEFAULT_CRITERIA;
  const [found, locations] = await Promise.all([
    adminClient().rpc('search_cabins', stayArguments(stay, guests)),
    listLocatedCabins(),
  ]);
  const matches = expectData(found);
  const byId = new Map(matches.map((match) => [match.cabin_id, match]));
  const nearest = listNearest(
    place,
    locations.filter(({ id }) => byId.has(id)),
    MOST_FALL_CABINS,
  );
  const cabins = await readCabinsById(nearest.map(({ place: { id } }) => id));
  return {
    stay,
    guests,
    openCount: matches.length,
    nearest: nearest.flatMap(({ place: { id }, miles }) => {
      const [cabin, match] = [cabins.get(id), byId.get(id)];
      return cabin && match ? [{ result: toSearchResult(cabin, match), miles }] : [];
    }),
  };
}
