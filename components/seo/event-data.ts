import type { Event } from 'schema-dts';
import type { PostSummary } from '@/lib/domain/catalog/post';
import { postPath } from '@/lib/http/paths';
import { site } from '@/lib/shop/site';
import { siteFacts } from '@/lib/shop/site-facts';

/** Null for an article, and without dates: what is only usual is no event to search engines. */
export function eventData(post: PostSummary, origin: string): Event | null {
  const { event, yearly } = post;
  if (!event) return null;
  return {
    '@type': 'Event',
    name: post.title,
    description: post.excerpt,
    startDate: event.from,
    endDate: event.to,
    eventStatus: 'https://schema.org/EventScheduled',
    image: new URL(post.heroImageUrl, origin).href,
    url: `${origin}${postPath(post)}`,
    ...(event.url && { sameAs: event.url }),
    location: {
      '@type': 'Place',
      name: event.place,
      address: yearly
        ? {
            '@type': 'PostalAddress',
            addressLocality: yearly.town,
            addressRegion: siteFacts.stateCode,
            addressCountry: 'US',
          }
        : `${event.place}, ${site.state}`,
    },
  };
}
