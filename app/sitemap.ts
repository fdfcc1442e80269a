import type { MetadataRoute } from 'next';
import {
  cabinEntries,
  pageEntries,
  postEntries,
  tourEntries,
} from '@/components/seo/sitemap-entries';
import { listCabinEntries } from '@/lib/data/cabins';
import { listPosts } from '@/lib/data/posts';
import { listTours } from '@/lib/data/tours';
import { serverEnv } from '@/lib/env/server';

export const revalidate = 300;

const SITEMAPS = {
  pages: async (origin: string) => pageEntries(await listCabinEntries(), origin),
  cabins: async (origin: string) => cabinEntries(await listCabinEntries(), origin),
  tours: async (origin: string) => tourEntries(await listTours(), origin),
  posts: async (origin: string) => postEntries(await listPosts(), origin),
};

export function generateSitemaps() {
  return Object.keys(SITEMAPS).map((id) => ({ id }));
}

type Props = { id: Promise<keyof typeof SITEMAPS> };

/** /sitemap/cabins.xml and its siblings; /sitemap-index.xml lists them. */
export default async function sitemap({ id }: Props): Promise<MetadataRoute.Sitemap> {
  return SITEMAPS[await id](serverEnv.SITE_URL);
}
