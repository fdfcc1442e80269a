import 'server-only';
import { cache } from 'react';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import {
  countReadingMinutes,
  isPostTopic,
  type Post,
  type PostSummary,
} from '@/lib/domain/catalog/post';
import { isSlug } from '@/lib/domain/values/slug';
import { site } from '@/lib/site';
import type { Database } from '@/lib/supabase/database.types';
import { expectData } from '@/lib/supabase/expect-data';
import { publicClient } from '@/lib/supabase/public-client';
import { cacheTags } from './cache-tags';
import { toPicture } from './pictures';

const SUMMARY_COLUMNS =
  'slug, title, excerpt, hero_image_url, author, published_at, updated_at, related_cabin_slugs, topics, word_count' as const;

type PostRow = Database['public']['Tables']['posts']['Row'];
type SummaryRow = Pick<
  PostRow,
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'hero_image_url'
  | 'author'
  | 'published_at'
  | 'updated_at'
  | 'related_cabin_slugs'
  | 'topics'
  | 'word_count'
>;

const dateOf = (instant: string) => todayInZone(new Date(instant), site.timezone);

function toPostSummary(row: SummaryRow): PostSummary {
  // Published posts have the instant: row level security asks for it.
  const publishedAt = row.published_at ?? row.updated_at;
  const updatedAt = row.updated_at > publishedAt ? row.updated_at : publishedAt;
  return {
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    heroImageUrl: toPicture(row.hero_image_url),
    author: row.author,
    publishedAt,
    updatedAt,
    publishedOn: dateOf(publishedAt),
    updatedOn: dateOf(updatedAt),
    topics: row.topics.filter(isPostTopic),
    relatedCabinSlugs: row.related_cabin_slugs,
    readingMinutes: countReadingMinutes(row.word_count ?? 0),
  };
}

/** Published posts, newest first. */
export const listPosts = cache(async (): Promise<PostSummary[]> => {
  const rows = expectData(
    await publicClient([cacheTags.posts])
      .from('posts')
      .select(SUMMARY_COLUMNS)
      .order('published_at', { ascending: false })
      .order('slug'),
  );
  return rows.map(toPostSummary);
});

/** Null for an unknown or unpublished post, whatever stands in the address. */
export const getPost = cache(async (slug: string): Promise<Post | null> => {
  if (!isSlug(slug)) return null;
  const row = expectData(
    await publicClient([cacheTags.posts])
      .from('posts')
      .select(`${SUMMARY_COLUMNS}, body_markdown`)
      .eq('slug', slug)
      .maybeSingle(),
  );
  return row && { ...toPostSummary(row), bodyMarkdown: row.body_markdown };
});
