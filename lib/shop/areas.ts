import { AREA_LEADS } from './area-leads.ts';
import { BUILT_IN_AREAS, builtIn } from '../domain/catalog/cabin.ts';
import { BUILT_IN_PLACES } from '../domain/catalog/region.ts';
import type { Area } from './site.ts';
import type { Database } from '../supabase/database.types.ts';

export type AreaRow = Pick<
  Database['public']['Tables']['areas']['Row'],
  'slug' | 'city' | 'line' | 'latitude' | 'longitude'
>;

export const AREA_COLUMNS = 'slug, city, line, latitude, longitude' as const;

/** The table's areas as the site uses them, omitting values equal to the built-in ones. */
export const toAreas = (rows: readonly AreaRow[]): Area[] =>
  rows.map(({ slug, city, line, ...stored }) => {
    const place = { latitude: Number(stored.latitude), longitude: Number(stored.longitude) };
    const known = builtIn(BUILT_IN_PLACES, slug);
    const isInPlace = known?.latitude === place.latitude && known.longitude === place.longitude;
    return {
      ...{ slug, city },
      ...(line !== builtIn(AREA_LEADS, slug) && { line }),
      ...(!isInPlace && place),
    };
  });

/** The table's areas; undefined where they equal the built-in ones. */
export function toSiteAreas(rows: readonly AreaRow[]): Area[] | undefined {
  const areas = toAreas(rows);
  const isBuiltIn = JSON.stringify(areas) === JSON.stringify(BUILT_IN_AREAS);
  return areas.length === 0 || isBuiltIn ? undefined : areas;
}
