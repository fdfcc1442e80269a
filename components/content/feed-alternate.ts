import type { Metadata } from 'next';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';

/** The same page, with the blog's feed named in its head. */
export function feedAlternate(metadata: Metadata): Metadata {
  const feed = { url: paths.blogFeed, title: `${site.name}: notes from the porch` };
  return {
    ...metadata,
    alternates: { ...metadata.alternates, types: { 'application/rss+xml': [feed] } },
  };
}
