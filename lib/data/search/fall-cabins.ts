import 'server-only';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { listNearest } from '@/lib/domain/values/distances';
import { MAX_FALL_CABINS, type FallCabins } from '@/lib/domain/trip/fall-cabins';
import { fallWeekend } from '@/lib/domain/trip/fall-color';
import { findFallPlace, readFallGuide } from '@/lib/domain/trip/fall-places';
import { publicLocation } from '@/lib/domain/values/public-location';
import { MAX_RESULTS } from '@/lib/domain/search/pagination';
import { DEFAULT_CRITERIA } from '@/lib/domain/search/search-criteria';
import type { FallCabinsQuery } from '@/lib/schemas/fall';
import { shop } from '@/lib/shop/shop';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';
import { getGuide } from '@/lib/data/content/posts';
import { readCabinsById } from '@/lib/data/cabins/cabins-by-id';
import { getAutomaticPromotions, promotionsOf } from '@/lib/data/bookings/promotions';
import { getTaxRates } from '@/lib/data/bookings/tax-rates';
import { stayArguments, toSearchResult } from './search-result';

/**
 * Null for a place that the fall guide doesn't have. Distances are from public locations, so they
 * reveal no more than the map does.
 */
export async function findFallCabins(
  { week, place: slug }: FallCabinsQuery,
  now: Date,
): Promise<FallCabins | null> {
  const guide = await getGuide('fall');
  const place = guide && findFallPlace(readFallGuide(guide.bodyMarkdown).places, slug);
  if (!place) return null;
  const stay = fallWeekend(week, todayInZone(now, shop().timezone));
  const { guests } = DEFAULT_CRITERIA;
  const matches = expectData(
    await adminClient().rpc('nearest_open_cabins', {
      ...(await stayArguments(stay, guests)),
      p_latitude: place.latitude,
      p_longitude: place.longitude,
      p_limit: MAX_FALL_CABINS,
      p_count_to: MAX_RESULTS,
    }),
  );
  const located = matches.map((match) => ({ ...match, ...publicLocation(match) }));
  const nearest = listNearest(place, located);
  const [cabins, taxes, automatic] = await Promise.all([
    readCabinsById(nearest.map((each) => each.place.cabin_id)),
    getTaxRates(),
    getAutomaticPromotions(),
  ]);
  return {
    stay,
    guests,
    openCount: matches[0]?.found ?? 0,
    nearest: nearest.flatMap(({ place: match, miles }) => {
      const cabin = cabins.get(match.cabin_id);
      if (!cabin) return [];
      const offers = promotionsOf(automatic, cabin.id);
      return [{ result: toSearchResult(cabin, match, taxes, offers), miles }];
    }),
  };
}
