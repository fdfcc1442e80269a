import type { Event } from 'schema-dts';
import type { PostSummary } from '@/lib/domain/catalog/post';
import { postPath } from '@/lib/http/paths';
import { shop } from '@/lib/shop/shop';
import { shopFacts } from '@/lib/shop/shop-facts';

/** Null for an article, and without dates: search engines accept no event with usual dates only. */
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
            addressRegion: shopFacts().stateCode,
            addressCountry: 'US',
          }
        : `${event.place}, ${shop().state}`,
    },
  };
}
