import 'server-only';
import { cache } from 'react';
import { POST_KINDS, type Post, type PostKind, type PostSummary } from '@/lib/domain/catalog/post';
import { isSlug } from '@/lib/domain/values/slug';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { postPathByKind } from '@/lib/http/post-path-by-kind';
import { shop } from '@/lib/shop/shop';
import { expectData } from '@/lib/supabase/expect-data';
import { publicClient } from '@/lib/supabase/public-client';
import { cacheTags } from '@/lib/data/backend/cache-tags';
import { POST_COLUMNS, SUMMARY_COLUMNS, toPost, toPostSummary } from './post-rows';

/** Posts with any other picture came with the site and are about the Smokies. */
const UPLOADS = '/images/uploads/%';

type Query<Self> = { like: (column: 'hero_image_url', pattern: string) => Self };
const ofRegion = <Posts extends Query<Posts>>(posts: Posts): Posts =>
  shop().showsSmokies ? posts : posts.like('hero_image_url', UPLOADS);

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

const today = () => todayInZone(new Date(), shop().timezone);

/** Drops the dates of a yearly event that is over, because they say nothing about the next one. */
function withoutPastDates<T extends PostSummary>(post: T): T {
  const isPast = post.yearly && post.event && post.event.to < today();
  return isPast ? { ...post, event: null } : post;
}

/** The events that aren't over, soonest first, and the yearly ones. */
export const listEvents = cache(async (): Promise<PostSummary[]> => {
  const rows = expectData(
    await ofRegion(table().select(SUMMARY_COLUMNS).eq('kind', 'event'))
      .or(`event_to.gte.${today()},usual_from.not.is.null`)
      .order('event_from')
      .order('slug')
      .limit(200),
  );
  return rows.map(toPostSummary).map(withoutPastDates);
});

async function find(kind: PostKind, slug: string): Promise<Post | null> {
  if (!isSlug(slug)) return null;
  const row = expectData(
    await ofRegion(table().select(POST_COLUMNS).eq('kind', kind)).eq('slug', slug).maybeSingle(),
  );
  return row && withoutPastDates(toPost(row));
}

/** Null for an unknown or unpublished article, for any input. */
export const getPost = cache((slug: string) => find('article', slug));
/** The guide of an area by its slug, or of the page `visitor-guide`, `events` or `fall`; null without one. */
export const getGuide = cache((slug: string) => find('guide', slug));
/** Null for an unknown or unpublished event, for any input. */
export const getEvent = cache((slug: string) => find('event', slug));

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
  const to = POST_KINDS.find((each) => each === now?.kind);
  return now && to ? postPathByKind({ kind: to, slug: now.slug }) : null;
}
