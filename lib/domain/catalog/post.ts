import type { CalendarDate } from '../values/calendar-date.ts';
import type { FocalPoint } from './cabin.ts';
import type { NamedPlace } from './region.ts';

export type PostTopic =
  'planning' | 'seasons' | 'trails' | 'wildlife' | 'roads' | 'families' | 'dogs' | 'cabin-life';

/** In display order. */
export const POST_TOPICS: readonly { slug: PostTopic; label: string }[] = [
  { slug: 'planning', label: 'Planning a trip' },
  { slug: 'seasons', label: 'The seasons' },
  { slug: 'trails', label: 'On the trail' },
  { slug: 'wildlife', label: 'Wildlife' },
  { slug: 'roads', label: 'On the road' },
  { slug: 'families', label: 'With the family' },
  { slug: 'dogs', label: 'With the dog' },
  { slug: 'cabin-life', label: 'At the cabin' },
];

/** What an event with dates has beyond an article; its days are those of the host's calendar. */
export type PostEvent = {
  from: CalendarDate;
  to: CalendarDate;
  place: string;
  /** A page with more about it. */
  url: string | null;
};

/** An event held every year. Until its dates are announced, the site says when it usually is. */
export type YearlyEvent = {
  /** Its usual days as MM-DD; one whose end comes first wraps the new year. */
  from: string;
  to: string;
  when: string;
  place: string;
  town: string;
  pin: NamedPlace | null;
  /** Set where the event fills the roads for everybody. */
  warning: string | null;
  /** Where to stay for it, the nearest first. */
  areas: readonly string[];
};

export const POST_KINDS = ['article', 'event', 'guide'] as const;
export type PostKind = (typeof POST_KINDS)[number];

export type PostSummary = {
  slug: string;
  title: string;
  excerpt: string;
  heroImageUrl: string;
  /** The alt text; without it the picture is decorative. */
  heroAlt?: string;
  /** Defaults to the middle. */
  heroFocus?: FocalPoint;
  /** Null or absent: an article, or an event of every year without announced dates. */
  event?: PostEvent | null;
  yearly?: YearlyEvent | null;
  author: string;
  /** ISO 8601 instants; the dates beside them are in the host's time zone. */
  publishedAt: string;
  updatedAt: string;
  publishedOn: CalendarDate;
  updatedOn: CalendarDate;
  topics: PostTopic[];
  relatedCabinSlugs: string[];
  /** Slugs of articles and events. */
  relatedPostSlugs?: readonly string[];
  readingMinutes: number;
};

export type Post = PostSummary & { bodyMarkdown: string };

export const isYearly = <T extends Pick<PostSummary, 'yearly'>>(
  post: T,
): post is T & { yearly: YearlyEvent } => Boolean(post.yearly);

const PIN = /^([^,]{2,80}), (-?\d{1,2}(?:\.\d{1,6})?), (-?\d{1,3}(?:\.\d{1,6})?)$/;

/** "Old Mill, 35.79, -83.55"; null for anything else. */
export function parsePin(text: string | null): NamedPlace | null {
  const [, name, latitude, longitude] = PIN.exec(text ?? '') ?? [];
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  const isOnEarth = Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180;
  return name !== undefined && isOnEarth ? { name, ...place } : null;
}

export const MAX_POST_TOPICS = 4;
export const MAX_POST_CABINS = 6;

const WORDS_PER_MINUTE = 220;

export function countReadingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

export function isPostTopic(text: string): text is PostTopic {
  return POST_TOPICS.some(({ slug }) => slug === text);
}

export function topicLabel(topic: PostTopic): string {
  return POST_TOPICS.find(({ slug }) => slug === topic)?.label ?? topic;
}

/** Groups posts by topic, omitting topics without posts; a post appears under each of its topics. */
export function groupByTopic(posts: readonly PostSummary[]) {
  return POST_TOPICS.map((topic) => ({
    ...topic,
    posts: posts.filter((post) => post.topics.includes(topic.slug)),
  })).filter((group) => group.posts.length > 0);
}

/** Posts that share the most topics come first; ties keep the given order. */
export function pickRelatedPosts<T extends Pick<PostSummary, 'slug' | 'topics'>>(
  post: Pick<PostSummary, 'slug' | 'topics'>,
  posts: readonly T[],
  count = 3,
): T[] {
  const shared = (other: T) => other.topics.filter((topic) => post.topics.includes(topic)).length;
  return posts
    .filter((other) => other.slug !== post.slug)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, count);
}
