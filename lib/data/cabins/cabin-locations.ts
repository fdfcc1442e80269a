import 'server-only';
import type { CabinLocation } from '@/lib/domain/catalog/cabin-location';
import { publicLocation } from '@/lib/domain/values/public-location';
import { pickBySlug } from '@/lib/domain/values/slug';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';

/** The public locations of those cabins that are live, in the given order. */
export async function listCabinLocations(slugs: readonly string[]): Promise<CabinLocation[]> {
  const rows = expectData(
    await adminClient()
      .from('cabins')
      .select('slug, title, city, latitude, longitude, open_night_least, open_night_usual')
      .eq('live', true)
      .in('slug', [...slugs]),
  );
  return pickBySlug(rows, slugs).map(
    ({ slug, title, city, open_night_least, open_night_usual, ...exact }) => ({
      slug,
      title,
      city,
      leastNightCents: open_night_least,
      usualNightCents: open_night_usual,
      ...publicLocation(exact),
    }),
  );
}
