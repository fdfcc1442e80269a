import 'server-only';
import { cache } from 'react';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import {
  countReadingMinutes,
  isPostTopic,
  type Post,
  type PostSummary,
} from '@/lib/domain/catalog/post';
import { toCamelKeys } from '@/lib/domain/values/key-case';
import { isSlug } from '@/lib/domain/values/slug';
import { site } from '@/lib/site';
import type { Columns } from '@/lib/supabase/cabin-row';
import type { Database } from '@/lib/supabase/database.types';
import { expectData } from '@/lib/supabase/expect-data';
import { publicClient } from '@/lib/supabase/public-client';
import { cacheTags } from './cache-tags';
import { toPicture } from './pictures';

const SUMMARY_COLUMNS =
  'slug, title, excerpt, hero_image_url, author, published_at, updated_at, related_cabin_slugs, topics, word_count' as const;

type PostRow = Database['public']['Tables']['posts']['Row'];
type SummaryRow = Columns<PostRow, typeof SUMMARY_COLUMNS>;

const dateOf = (instant: string) => todayInZone(new Date(instant), site.timezone);

function toPostSummary(row: SummaryRow): PostSummary {
  const { heroImageUrl, topics, wordCount, ...post } = toCamelKeys(row);
  // Published posts have the instant: row level security asks for it.
  const publishedAt = post.publishedAt ?? post.updatedAt;
  const updatedAt = post.updatedAt > publishedAt ? post.updatedAt : publishedAt;
  return {
    ...post,
    heroImageUrl: toPicture(heroImageUrl),
    publishedAt,
    updatedAt,
    publishedOn: dateOf(publishedAt),
    updatedOn: dateOf(updatedAt),
    topics: topics.filter(isPostTopic),
    readingMinutes: countReadingMinutes(wordCount ?? 0),
  };
}

/** With the drawings that came with the site, whose articles are about the Smokies. */
const BUILT_IN_PICTURES = '/images/blog/%';

type Query<Self> = { not: (column: 'hero_image_url', operator: 'like', pattern: string) => Self };
const ofRegion = <Posts extends Query<Posts>>(posts: Posts): Posts =>
  site.showsSmokies ? posts : posts.not('hero_image_url', 'like', BUILT_IN_PICTURES);

/** Published posts, newest first. */
export const listPosts = cache(async (): Promise<PostSummary[]> => {
  const rows = expectData(
    await ofRegion(publicClient([cacheTags.posts]).from('posts').select(SUMMARY_COLUMNS))
      .order('published_at', { ascending: false })
      .order('slug'),
  );
  return rows.map(toPostSummary);
});

/** Null for an unknown or unpublished post, whatever stands in the address. */
export const getPost = cache(async (slug: string): Promise<Post | null> => {
  if (!isSlug(slug)) return null;
  const row = expectData(
    await ofRegion(
      publicClient([cacheTags.posts]).from('posts').select(`${SUMMARY_COLUMNS}, body_markdown`),
    )
      .eq('slug', slug)
      .maybeSingle(),
  );
  if (!row) return null;
  const { body_markdown: bodyMarkdown, ...summary } = row;
  return { ...toPostSummary(summary), bodyMarkdown };
});
