import { EventsPage } from '@/components/content/events-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { serverEnv } from '@/lib/env/server';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';

export const revalidate = 300;
export const generateMetadata = () =>
  pageMetadata({
    title: `${site.region} Events Through the Year`,
    description:
      'Winter lights, Rod Runs, wildflowers, fireflies, the Fourth, harvest and craft fairs: when each usually is around Gatlinburg, Pigeon Forge and Sevierville.',
    path: paths.events,
    picture: 'events',
  });

export default function Page() {
  const today = todayInZone(new Date(), site.timezone);
  return <EventsPage today={today} mapStyleUrl={serverEnv.MAP_STYLE_URL} />;
}
