import 'server-only';
import { cache } from 'react';
import { isCabinSlug, type Cabin, type ListedCabin } from '@/lib/domain/catalog/cabin';
import { expectData } from '@/lib/supabase/expect-data';
import { publicClient } from '@/lib/supabase/public-client';
import { cacheTags } from '@/lib/data/backend/cache-tags';
import { CARD_COLUMNS, DETAIL_COLUMNS, MAX_ROWS, toCabin, toSummary } from './cabin-rows';

/** The first live cabins in the host's order, from which pages without a search choose. Searches cover all of them. */
export const listCabins = cache(async (): Promise<ListedCabin[]> => {
  const rows = expectData(
    await publicClient([cacheTags.cabins])
      .from('cabins')
      .select(`${CARD_COLUMNS}, area`)
      .eq('live', true)
      .order('display_order')
      .order('id')
      .limit(MAX_ROWS),
  );
  return rows.map((row) => ({ ...toSummary(row), area: row.area }));
});

/** Null for an unknown or unlisted cabin, for any input. */
export const getCabin = cache(async (slug: string): Promise<Cabin | null> => {
  if (!isCabinSlug(slug)) return null;
  const row = expectData(
    await publicClient([cacheTags.cabins, cacheTags.cabin(slug)])
      .from('cabins')
      .select(DETAIL_COLUMNS)
      .eq('live', true)
      .eq('slug', slug)
      .maybeSingle(),
  );
  return row && toCabin(row);
});

/** How many pages of each kind are prerendered at build time; others are rendered on first request, then cached. */
export const PRERENDER_LIMIT = 60;

export async function listPopularSlugs(most: number): Promise<string[]> {
  const rows = expectData(
    await publicClient([cacheTags.cabins])
      .from('cabins')
      .select('slug')
      .eq('live', true)
      .order('views_last_7_days', { ascending: false })
      .order('display_order')
      .limit(most),
  );
  return rows.map(({ slug }) => slug);
}

/** The current slug of a live cabin that once had this one; null when there is none. */
export async function getRenamedCabinSlug(oldSlug: string): Promise<string | null> {
  if (!isCabinSlug(oldSlug)) return null;
  const row = expectData(
    await publicClient([cacheTags.cabins])
      .from('cabin_old_slugs')
      .select('cabins!cabin_old_slugs_cabin_id_fkey!inner(slug)')
      .eq('slug', oldSlug)
      .maybeSingle(),
  );
  return row?.cabins.slug ?? null;
}
