import { EventsPage } from '@/components/content/events-page';
import { OwnEventsPage } from '@/components/content/own-events-page';
import { Missing } from '@/components/layout/missing';
import { pageMetadata } from '@/components/seo/page-metadata';
import { listOwnEvents } from '@/lib/data/content/posts';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { serverEnv } from '@/lib/env/server';
import { paths } from '@/lib/http/paths';
import { regionPhrase, shop } from '@/lib/shop/shop';

export const revalidate = 300;
export const generateMetadata = () =>
  pageMetadata({
    title: `${shop().region} Events${shop().showsSmokies ? ' Through the Year' : ''}`,
    description: shop().showsSmokies
      ? 'Winter lights, Rod Runs, wildflowers, fireflies, the Fourth, harvest and craft fairs: when to catch them in Gatlinburg, Pigeon Forge and Sevierville.'
      : `What’s happening near our cabins in ${regionPhrase()}, with dates and places.`,
    path: paths.events,
    picture: 'events',
  });

export default async function Page() {
  const own = await listOwnEvents();
  if (shop().showsSmokies) {
    const today = todayInZone(new Date(), shop().timezone);
    return <EventsPage today={today} mapStyleUrl={serverEnv.MAP_STYLE_URL} own={own} />;
  }
  return own.length > 0 ? <OwnEventsPage events={own} /> : <Missing />;
}
