import { EventsPage } from '@/components/content/events-page';
import { OwnEventsPage } from '@/components/content/own-events-page';
import { UnpublishedPage } from '@/components/content/unpublished-page';
import { Missing } from '@/components/layout/missing';
import { pageMetadata } from '@/components/seo/page-metadata';
import { getGuide, listEvents } from '@/lib/data/content/posts';
import { isYearly } from '@/lib/domain/catalog/post';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { serverEnv } from '@/lib/env/server';
import { paths } from '@/lib/http/paths';
import { regionPhrase, shop } from '@/lib/shop/shop';

export const revalidate = 300;

export async function generateMetadata() {
  const [events, guide] = await Promise.all([listEvents(), getGuide('events')]);
  return pageMetadata({
    title: `${shop().region} Events${events.some(isYearly) ? ' Through the Year' : ''}`,
    description:
      guide?.excerpt ??
      `What’s happening near our cabins in ${regionPhrase()}, with dates and places.`,
    path: paths.events,
    picture: 'events',
  });
}

export default async function Page() {
  const [events, guide] = await Promise.all([listEvents(), getGuide('events')]);
  if (events.length === 0) {
    // The footer of a shop in the Smokies leads here.
    return shop().showsSmokies ? <UnpublishedPage heading="Events" /> : <Missing />;
  }
  if (!events.some(isYearly)) return <OwnEventsPage events={events} />;
  const today = todayInZone(new Date(), shop().timezone);
  const { MAP_STYLE_URL } = serverEnv;
  return <EventsPage today={today} mapStyleUrl={MAP_STYLE_URL} events={events} guide={guide} />;
}
