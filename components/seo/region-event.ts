import type { Event } from 'schema-dts';
import type { RegionEvent } from '@/components/events/region-event';
import { shopFacts } from '@/lib/shop/shop-facts';

/** Null until the organizer has announced the dates: what is only usual is no event to search engines. */
export function regionEvent(event: RegionEvent, origin: string): Event | null {
  if (!event.confirmedDates) return null;
  return {
    '@type': 'Event',
    name: event.name,
    description: event.lead,
    startDate: event.confirmedDates.from,
    endDate: event.confirmedDates.to,
    eventStatus: 'https://schema.org/EventScheduled',
    image: new URL(event.imageUrl, origin).href,
    location: {
      '@type': 'Place',
      name: event.venue,
      address: {
        '@type': 'PostalAddress',
        addressLocality: event.city,
        addressRegion: shopFacts().stateCode,
        addressCountry: 'US',
      },
    },
  };
}
