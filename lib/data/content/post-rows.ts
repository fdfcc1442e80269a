import { calendarDate } from '@/lib/domain/values/calendar-date';
import {
  countReadingMinutes,
  isPostTopic,
  parsePin,
  type Post,
  type PostEvent,
  type PostSummary,
  type YearlyEvent,
} from '@/lib/domain/catalog/post';
import { toCamelKeys } from '@/lib/domain/values/key-case';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { shop } from '@/lib/shop/shop';
import type { Columns } from '@/lib/supabase/cabin-row';
import type { Database } from '@/lib/supabase/database.types';
import { NO_PICTURE, toPicture } from '@/lib/data/files/pictures';

export const SUMMARY_COLUMNS =
  'slug, kind, title, excerpt, hero_image_url, hero_alt, hero_focus_x, hero_focus_y, author, event_from, event_to, event_place, event_url, usual_from, usual_to, usual_when, event_town, event_pin, event_warning, event_areas, related_post_slugs, published_at, updated_at, related_cabin_slugs, topics, word_count' as const;
export const POST_COLUMNS = `${SUMMARY_COLUMNS}, body_markdown` as const;

type Table = Database['public']['Tables']['posts']['Row'];
type SummaryRow = Columns<Table, typeof SUMMARY_COLUMNS>;
type PostRow = SummaryRow & Pick<Table, 'body_markdown'>;

const dateOf = (instant: string) => todayInZone(new Date(instant), shop().timezone);

/** A draft with incomplete event data is shown as an article. */
function toEvent(row: SummaryRow): PostEvent | null {
  const { kind, event_from: from, event_to: to, event_place: place, event_url: url } = row;
  if (kind !== 'event' || !from || !to || !place) return null;
  return { from: calendarDate(from), to: calendarDate(to), place, url };
}

function toYearly(row: SummaryRow): YearlyEvent | null {
  const { usual_from: from, usual_to: to, usual_when: when, event_town: town } = row;
  const { kind, event_place: place, event_warning: warning } = row;
  if (kind !== 'event' || !from || !to || !when || !town || !place) return null;
  const pin = parsePin(row.event_pin);
  return { from, to, when, town, place, pin, warning, areas: row.event_areas };
}

export function toPostSummary(row: SummaryRow): PostSummary {
  const post = toCamelKeys(row);
  // Published posts always have this time: row level security requires it.
  const publishedAt = post.publishedAt ?? post.updatedAt;
  const updatedAt = post.updatedAt > publishedAt ? post.updatedAt : publishedAt;
  const isCentered = post.heroFocusX === 50 && post.heroFocusY === 50;
  return {
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    heroImageUrl: post.heroImageUrl === '' ? NO_PICTURE : toPicture(post.heroImageUrl),
    heroAlt: post.heroAlt,
    heroFocus: isCentered ? undefined : { x: post.heroFocusX, y: post.heroFocusY },
    event: toEvent(row),
    yearly: toYearly(row),
    author: post.author,
    publishedAt,
    updatedAt,
    publishedOn: dateOf(publishedAt),
    updatedOn: dateOf(updatedAt),
    topics: post.topics.filter(isPostTopic),
    relatedCabinSlugs: post.relatedCabinSlugs,
    relatedPostSlugs: post.relatedPostSlugs,
    readingMinutes: countReadingMinutes(post.wordCount ?? 0),
  };
}

export const toPost = ({ body_markdown: bodyMarkdown, ...row }: PostRow): Post => ({
  ...toPostSummary(row),
  bodyMarkdown,
});
