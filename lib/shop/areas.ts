import { AREA_LEADS } from './area-leads.ts';
import { BUILT_IN_AREAS, type Area } from '../domain/catalog/area.ts';
import type { Database } from '../supabase/database.types.ts';
import { builtIn } from './shop.ts';

export type AreaRow = Pick<
  Database['public']['Tables']['areas']['Row'],
  'slug' | 'city' | 'line' | 'latitude' | 'longitude'
>;

export const AREA_COLUMNS = 'slug, city, line, latitude, longitude' as const;

/** The table's areas, omitting lines equal to the built-in ones. */
export const toAreas = (rows: readonly AreaRow[]): Area[] =>
  rows.map(({ slug, city, line, latitude, longitude }) => ({
    slug,
    city,
    latitude: Number(latitude),
    longitude: Number(longitude),
    ...(line !== builtIn(AREA_LEADS, slug) && { line }),
  }));

/** The table's areas, or the built-in ones while it has none. */
export const toShopAreas = (rows: readonly AreaRow[]): readonly Area[] =>
  rows.length === 0 ? BUILT_IN_AREAS : toAreas(rows);
