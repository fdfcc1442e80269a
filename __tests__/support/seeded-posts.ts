import { listYearly } from '@/components/events/yearly-events';
import { parsePin, type Post } from '@/lib/domain/catalog/post';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import {
  events,
  guides,
  postAuthor,
  PUBLISHED,
  type SeedEvent,
  type SeedGuide,
} from '@/supabase/seed/posts';

const INSTANT = `${PUBLISHED}T15:00:00+00:00`;

const toPost = ({ slug, title, excerpt, body, picture, related }: SeedGuide): Post => ({
  slug,
  title,
  excerpt,
  bodyMarkdown: body,
  heroImageUrl: picture,
  author: postAuthor,
  publishedAt: INSTANT,
  updatedAt: INSTANT,
  publishedOn: calendarDate(PUBLISHED),
  updatedOn: calendarDate(PUBLISHED),
  topics: [],
  relatedCabinSlugs: [],
  relatedPostSlugs: related,
  readingMinutes: 1,
  event: null,
});

function toEvent(event: SeedEvent): Post {
  const { from, to, when, town, place, warning, areas, pin } = event;
  const yearly = { from, to, when, town, place, warning, areas, pin: parsePin(pin) };
  return { ...toPost(event), yearly };
}

/** The events of the seeds as the site reads them. */
export const EVENT_POSTS: readonly Post[] = events.map(toEvent);
export const EVENTS = listYearly(EVENT_POSTS);
export const findEvent = (slug: string) => EVENTS.find((event) => event.slug === slug);

export function findGuide(slug: string): Post {
  const guide = guides.find((each) => each.slug === slug);
  if (!guide) throw new Error(`No guide ${slug}`);
  return toPost(guide);
}
