import 'server-only';
import { cache } from 'react';
import type { Post, PostKind, PostSummary } from '@/lib/domain/catalog/post';
import { isSlug } from '@/lib/domain/values/slug';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { paths } from '@/lib/http/paths';
import { shop } from '@/lib/shop/shop';
import { expectData } from '@/lib/supabase/expect-data';
import { publicClient } from '@/lib/supabase/public-client';
import { cacheTags } from '@/lib/data/backend/cache-tags';
import { POST_COLUMNS, SUMMARY_COLUMNS, toPost, toPostSummary } from './post-rows';

/** Matches the drawings that came with the site, whose articles are about the Smokies. */
const BUILT_IN_PICTURES = '/images/blog/%';

type Query<Self> = { not: (column: 'hero_image_url', operator: 'like', pattern: string) => Self };
const ofRegion = <Posts extends Query<Posts>>(posts: Posts): Posts =>
  shop().showsSmokies ? posts : posts.not('hero_image_url', 'like', BUILT_IN_PICTURES);

const table = () => publicClient([cacheTags.posts]).from('posts');

/** Published articles, newest first. */
export const listPosts = cache(async (): Promise<PostSummary[]> => {
  const rows = expectData(
    await ofRegion(table().select(SUMMARY_COLUMNS).eq('kind', 'article'))
      .order('published_at', { ascending: false })
      .order('slug'),
  );
  return rows.map(toPostSummary);
});

/** The host's own events that aren't over, soonest first. */
export const listOwnEvents = cache(async (): Promise<PostSummary[]> => {
  const rows = expectData(
    await ofRegion(table().select(SUMMARY_COLUMNS).eq('kind', 'event'))
      .gte('event_to', todayInZone(new Date(), shop().timezone))
      .order('event_from')
      .order('slug')
      .limit(200),
  );
  return rows.map(toPostSummary);
});

async function find(kind: PostKind, slug: string): Promise<Post | null> {
  if (!isSlug(slug)) return null;
  const row = expectData(
    await ofRegion(table().select(POST_COLUMNS).eq('kind', kind)).eq('slug', slug).maybeSingle(),
  );
  return row && toPost(row);
}

/** Null for an unknown or unpublished article, for any input. */
export const getPost = cache((slug: string) => find('article', slug));
/** Null for an unknown or unpublished event, for any input. */
export const getOwnEvent = cache((slug: string) => find('event', slug));

/** The path of a public post that once had this slug or has since changed its kind; null when there is none. */
export async function getMovedPostPath(kind: PostKind, slug: string): Promise<string | null> {
  if (!isSlug(slug)) return null;
  const renamed = expectData(
    await publicClient([cacheTags.posts])
      .from('post_old_slugs')
      .select('posts!post_old_slugs_post_id_fkey!inner(slug, kind)')
      .eq('slug', slug)
      .maybeSingle(),
  );
  const other = expectData(
    await table().select('slug, kind').eq('slug', slug).neq('kind', kind).maybeSingle(),
  );
  const now = renamed?.posts ?? other;
  if (!now) return null;
  return now.kind === 'event' ? paths.event(now.slug) : paths.blogPost(now.slug);
}
