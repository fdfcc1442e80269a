import 'server-only';
import type { CabinLocation } from '@/lib/domain/cabin-location';
import { publicLocation } from '@/lib/domain/public-location';
import { expectData } from '@/lib/supabase/expect-data';
import { publicClient } from '@/lib/supabase/public-client';
import { cacheTags } from './cache-tags';

/** The same with their ids, for whoever knows cabins by those. */
export async function listLocatedCabins(): Promise<(CabinLocation & { id: string })[]> {
  const rows = expectData(
    await publicClient([cacheTags.cabins])
      .from('cabins')
      .select('id, slug, title, city, latitude, longitude')
      .eq('live', true)
      .order('display_order'),
  );
  return rows.map(({ id, slug, title, city, ...exact }) => ({
    id,
    slug,
    title,
    city,
    ...publicLocation(exact),
  }));
}

/** Where each live cabin may be said to be. */
export async function listCabinLocations(): Promise<CabinLocation[]> {
  const located = await listLocatedCabins();
  return located.map(({ slug, title, city, latitude, longitude }) => ({
    slug,
    title,
    city,
    latitude,
    longitude,
  }));
}
