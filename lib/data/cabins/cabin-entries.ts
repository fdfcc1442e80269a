import 'server-only';
import type { CabinSummary } from '@/lib/domain/catalog/cabin';
import { CABINS_PER_SITEMAP } from '@/lib/domain/catalog/sitemaps';
import { expectData } from '@/lib/supabase/expect-data';
import { publicClient } from '@/lib/supabase/public-client';
import { cacheTags } from '@/lib/data/backend/cache-tags';
import { MAX_ROWS } from './cabin-rows';
import { toPicture } from '@/lib/data/files/pictures';

type CabinEntry = Pick<CabinSummary, 'slug' | 'title' | 'heroImageUrl'> & {
  updatedAt: string;
};

const cabins = () => publicClient([cacheTags.cabins]).from('cabins');

export async function countLiveCabins(): Promise<number> {
  const { count, ...result } = await cabins()
    .select('id', { count: 'exact' })
    .eq('live', true)
    .limit(1);
  expectData(result);
  return count ?? 0;
}

/** When a live cabin last changed; null without live cabins. */
export async function newestCabinChange(): Promise<string | null> {
  const rows = expectData(
    await cabins()
      .select('updated_at')
      .eq('live', true)
      .order('updated_at', { ascending: false })
      .limit(1),
  );
  return rows[0]?.updated_at ?? null;
}

async function readRows(first: number): Promise<CabinEntry[]> {
  const rows = expectData(
    await cabins()
      .select('slug, title, hero_image_url, updated_at')
      .eq('live', true)
      .order('display_order')
      .order('id')
      .range(first, first + MAX_ROWS - 1),
  );
  return rows.map((row) => ({
    slug: row.slug,
    title: row.title,
    heroImageUrl: toPicture(row.hero_image_url),
    updatedAt: row.updated_at,
  }));
}

/** The live cabins of one sitemap (numbered from 0) in the host's order. */
export async function listCabinEntries(sitemap = 0): Promise<CabinEntry[]> {
  const entries: CabinEntry[] = [];
  const start = sitemap * CABINS_PER_SITEMAP;
  while (entries.length < CABINS_PER_SITEMAP) {
    const rows = await readRows(start + entries.length);
    entries.push(...rows);
    if (rows.length < MAX_ROWS) break;
  }
  return entries;
}
