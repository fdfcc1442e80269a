import type { Post } from '@/lib/domain/catalog/post';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import type { PostFacts } from '@/lib/schemas/host/posts';

/** An article published on September 23, 2025. */
export const makePost = (changes: Partial<Post> = {}): Post => ({
  slug: 'elk',
  title: 'Where the Elk Are',
  excerpt: 'Early and late, over the top of the mountain.',
  heroImageUrl: '/images/blog/elk.webp',
  author: 'Mountain Mama',
  publishedAt: '2025-09-23T15:00:00+00:00',
  updatedAt: '2025-09-23T15:00:00+00:00',
  publishedOn: calendarDate('2025-09-23'),
  updatedOn: calendarDate('2025-09-23'),
  topics: ['wildlife', 'seasons'],
  relatedCabinSlugs: [],
  readingMinutes: 4,
  bodyMarkdown: 'First words.\n\n## At dusk\n\nMore words.',
  ...changes,
});

/** The facts of an unfinished article, as the console edits them. */
export const makePostFacts = (changes: Partial<PostFacts> = {}): PostFacts => ({
  kind: 'article',
  slug: 'ferns',
  title: 'Ferns',
  excerpt: '',
  bodyMarkdown: 'Green.',
  heroImageUrl: '',
  heroAlt: '',
  heroFocusX: 50,
  heroFocusY: 50,
  author: 'June',
  topics: [],
  eventFrom: null,
  eventTo: null,
  eventPlace: null,
  eventUrl: null,
  usualFrom: null,
  usualTo: null,
  usualWhen: null,
  eventTown: null,
  eventPin: null,
  eventWarning: null,
  eventAreas: [],
  relatedPostSlugs: [],
  relatedCabinSlugs: [],
  ...changes,
});
