import type { MetadataRoute } from 'next';
import {
  cabinEntries,
  pageEntries,
  postEntries,
  tourEntries,
} from '@/components/seo/sitemap-entries';
import {
  countLiveCabins,
  listCabinEntries,
  newestCabinChange,
} from '@/lib/data/cabins/cabin-entries';
import { getGuide, listEvents, listPosts } from '@/lib/data/content/posts';
import { readShopChanges } from '@/lib/data/backend/shop-settings';
import { listTours } from '@/lib/data/cabins/tours';
import { cabinSitemapOf, cabinSitemaps } from '@/lib/domain/catalog/sitemaps';
import { serverEnv } from '@/lib/env/server';

export const revalidate = 300;

const SITEMAPS: Record<string, (origin: string) => Promise<MetadataRoute.Sitemap>> = {
  pages: async (origin) =>
    pageEntries(await newestCabinChange(), origin, (await getGuide('visitor-guide')) !== null),
  tours: async (origin) => tourEntries(await listTours(), origin),
  posts: async (origin) => postEntries(await listPosts(), await listEvents(), origin),
};

export async function generateSitemaps() {
  const names = [...Object.keys(SITEMAPS), ...cabinSitemaps(await countLiveCabins())];
  return names.map((id) => ({ id }));
}

type Props = { id: Promise<string> };

/** /sitemap/cabins.xml and its siblings; /sitemap-index.xml lists them. */
export default async function sitemap(props: Props): Promise<MetadataRoute.Sitemap> {
  const id = await props.id;
  const { SITE_URL: origin } = serverEnv;
  await readShopChanges();
  const cabins = cabinSitemapOf(id);
  if (cabins !== null) return cabinEntries(await listCabinEntries(cabins), origin);
  return (await SITEMAPS[id]?.(origin)) ?? [];
}
