import 'server-only';
import type { CabinLocation } from '@/lib/domain/cabin-location';
import { publicLocation } from '@/lib/domain/public-location';
import { expectData } from '@/lib/supabase/expect-data';
import { publicClient } from '@/lib/supabase/public-client';
import { cacheTags } from './cache-tags';

/** Where each live cabin may be said to be. */
export async function listCabinLocations(): Promise<CabinLocation[]> {
  const rows = expectData(
    await publicClient([cacheTags.cabins])
      .from('cabins')
      .select('slug, title, city, latitude, longitude')
      .eq('live', true)
      .order('display_order'),
  );
  return rows.map(({ slug, title, city, ...exact }) => ({
    slug,
    title,
    city,
    ...publicLocation(exact),
  }));
}
