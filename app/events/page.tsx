import type { Metadata } from 'next';
import { EventsPage } from '@/components/content/events-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { socialImage } from '@/lib/pictures/social-image';

export const revalidate = 300;

const title = `${site.region} Events Through the Year`;

export const metadata: Metadata = pageMetadata({
  title,
  description:
    'Winter lights, Rod Runs, wildflowers, fireflies, the Fourth, harvest and craft fairs: when each usually is around Gatlinburg, Pigeon Forge and Sevierville.',
  path: paths.events,
  image: socialImage('events', undefined, title),
});

export default function Page() {
  return <EventsPage />;
}
