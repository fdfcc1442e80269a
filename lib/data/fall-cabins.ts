import 'server-only';
import { todayInZone } from '@/lib/domain/calendar-date';
import { listNearest } from '@/lib/domain/distances';
import { MOST_FALL_CABINS, type FallCabins } from '@/lib/domain/fall-cabins';
import { fallWeekend } from '@/lib/domain/fall-color';
import { findFallPlace } from '@/lib/domain/fall-places';
import { DEFAULT_CRITERIA } from '@/lib/domain/search-criteria';
import type { FallCabinsQuery } from '@/lib/schemas/fall';
import { site } from '@/lib/site';
import { listCabinLocations } from './cabin-locations';
import { searchCabins } from './search';

/** Distances are from where a cabin may be said to be, so they tell no more than the map does. */
export async function findFallCabins(
  { week, place: slug }: FallCabinsQuery,
  now: Date,
): Promise<FallCabins> {
  const place = findFallPlace(slug);
  if (!place) throw new RangeError('Not a place of the fall map');
  const stay = fallWeekend(week, todayInZone(now, site.timezone));
  const criteria = { ...DEFAULT_CRITERIA, ...stay };
  const [results, locations] = await Promise.all([searchCabins(criteria), listCabinLocations()]);
  const bySlug = new Map(results.map((result) => [result.cabin.slug, result]));
  const nearest = listNearest(place, locations).flatMap(({ place: location, miles }) => {
    const result = bySlug.get(location.slug);
    return result ? [{ result, miles }] : [];
  });
  return {
    stay,
    guests: criteria.guests,
    openCount: results.length,
    nearest: nearest.slice(0, MOST_FALL_CABINS),
  };
}
