import type { Metadata } from 'next';
import { paths } from '@/lib/http/paths';
import { feedTitle } from '@/lib/shop/shop';

/** The same page, with the blog's feed named in its head. */
export function feedAlternate(metadata: Metadata): Metadata {
  const feed = { url: paths.blogFeed, title: feedTitle() };
  return {
    ...metadata,
    alternates: { ...metadata.alternates, types: { 'application/rss+xml': [feed] } },
  };
}
