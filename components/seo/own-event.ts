import type { Event } from 'schema-dts';
import type { PostSummary } from '@/lib/domain/catalog/post';
import { postPath } from '@/lib/http/paths';
import { shop } from '@/lib/shop/shop';

/** An event of the host's own; null for an article. */
export function ownEvent(post: PostSummary, origin: string): Event | null {
  const { event } = post;
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
    location: { '@type': 'Place', name: event.place, address: `${event.place}, ${shop().state}` },
  };
}
