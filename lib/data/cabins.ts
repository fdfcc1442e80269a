import 'server-only';
import { cache } from 'react';
import { isCabinSlug, type Cabin, type CabinSummary } from '@/lib/domain/cabin';
import { expectData } from '@/lib/supabase/expect-data';
import { publicClient } from '@/lib/supabase/public-client';
import { cacheTags } from './cache-tags';
import { toPicture } from './pictures';
import { DETAIL_COLUMNS, SUMMARY_COLUMNS, toCabin, toCabinSummary } from './cabin-rows';

/** Live cabins in the host's order. */
export const listCabins = cache(async (): Promise<CabinSummary[]> => {
  const rows = expectData(
    await publicClient([cacheTags.cabins])
      .from('cabins')
      .select(SUMMARY_COLUMNS)
      .eq('live', true)
      .order('display_order'),
  );
  return rows.map(toCabinSummary);
});

/** Null for an unknown or unpublished cabin, whatever stands in the address. */
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

export async function listCabinSlugs(): Promise<string[]> {
  return (await listCabins()).map((cabin) => cabin.slug);
}

/** The present slug of a live cabin that was once known by another one; null where there is none. */
export async function getRenamedCabinSlug(oldSlug: string): Promise<string | null> {
  if (!isCabinSlug(oldSlug)) return null;
  const row = expectData(
    await publicClient([cacheTags.cabins])
      .from('cabin_old_slugs')
      .select('cabins!inner(slug)')
      .eq('slug', oldSlug)
      .maybeSingle(),
  );
  return row?.cabins.slug ?? null;
}

export type CabinEntry = Pick<CabinSummary, 'slug' | 'title' | 'heroImageUrl'> & {
  updatedAt: string;
};

/** What the sitemap tells of each live cabin, in the host's order. */
export async function listCabinEntries(): Promise<CabinEntry[]> {
  const rows = expectData(
    await publicClient([cacheTags.cabins])
      .from('cabins')
      .select('slug, title, hero_image_url, updated_at')
      .eq('live', true)
      .order('display_order'),
  );
  return rows.map((row) => ({
    slug: row.slug,
    title: row.title,
    heroImageUrl: toPicture(row.hero_image_url),
    updatedAt: row.updated_at,
  }));
}
