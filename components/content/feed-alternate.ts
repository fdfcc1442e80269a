import type { Metadata } from 'next';
import { paths } from '@/lib/http/paths';
import { feedTitle } from '@/lib/shop/shop';

/** Adds the blog's feed to a page's head. */
export function feedAlternate(metadata: Metadata): Metadata {
  const feed = { url: paths.blogFeed, title: feedTitle() };
  return {
    ...metadata,
    alternates: { ...metadata.alternates, types: { 'application/rss+xml': [feed] } },
  };
}
