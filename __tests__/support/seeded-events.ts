import { listYearly } from '@/components/events/yearly-events';
import { parsePin, type Post } from '@/lib/domain/catalog/post';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { events, postAuthor, type SeedEvent } from '@/supabase/seed/posts';

function toPost({ body, picture, published, place, pin, ...seed }: SeedEvent): Post {
  const { slug, title, excerpt, from, to, when, town, warning, areas, posts } = seed;
  const instant = `${published}T15:00:00+00:00`;
  const day = calendarDate(published);
  return {
    slug,
    title,
    excerpt,
    bodyMarkdown: body,
    heroImageUrl: picture,
    author: postAuthor,
    publishedAt: instant,
    updatedAt: instant,
    publishedOn: day,
    updatedOn: day,
    topics: [],
    relatedCabinSlugs: [],
    readingMinutes: 1,
    event: null,
    yearly: { from, to, when, town, place, warning, areas, posts, pin: parsePin(pin) },
  };
}

/** The events of the seeds as the site reads them. */
export const EVENT_POSTS: readonly Post[] = events.map(toPost);
export const EVENTS = listYearly(EVENT_POSTS);
export const findEvent = (slug: string) => EVENTS.find((event) => event.slug === slug);
