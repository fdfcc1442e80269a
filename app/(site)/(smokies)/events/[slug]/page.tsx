import type { Metadata } from 'next';
import { listAreas } from '@/lib/domain/catalog/cabin';
import { notFound } from 'next/navigation';
import { EventPage } from '@/components/content/event-page';
import { EVENTS, findEvent } from '@/components/events/events';
import { breadcrumbList } from '@/components/seo/breadcrumb-list';
import { JsonLd } from '@/components/seo/json-ld';
import { pageMetadata } from '@/components/seo/page-metadata';
import { regionEvent } from '@/components/seo/region-event';
import { listCabins } from '@/lib/data/cabins';
import { listPosts } from '@/lib/data/posts';
import { pickBySlug } from '@/lib/domain/values/slug';
import { serverEnv } from '@/lib/env/server';
import { paths } from '@/lib/paths';

type Props = { params: Promise<{ slug: string }> };

export const revalidate = 300;
export const dynamicParams = false;

const SHOWN_CABINS = 3;

const pictureName = (url: string) => /([\w-]+)\.webp$/.exec(url)?.[1];

export function generateStaticParams() {
  return EVENTS.map(({ slug }) => ({ slug }));
}

async function requireEvent({ params }: Props) {
  const { slug } = await params;
  return findEvent(slug) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { name, lead, slug, imageUrl } = await requireEvent(props);
  return pageMetadata({
    title: name,
    description: lead,
    path: paths.event(slug),
    picture: 'event',
    pictureName: pictureName(imageUrl),
  });
}

export default async function Page(props: Props) {
  const event = await requireEvent(props);
  const [cabins, posts] = await Promise.all([listCabins(), listPosts()]);
  const [nearest] = pickBySlug(listAreas(), event.areas);
  const crumbs = [
    { name: 'Events', path: paths.events },
    { name: event.name, path: paths.event(event.slug) },
  ];
  const origin = serverEnv.SITE_URL;
  const dated = regionEvent(event, origin);
  return (
    <>
      <JsonLd things={[...(dated ? [dated] : []), breadcrumbList(crumbs, origin)]} />
      <EventPage
        event={event}
        cabins={cabins.filter(({ area }) => area === nearest?.slug).slice(0, SHOWN_CABINS)}
        posts={pickBySlug(posts, event.posts)}
        mapStyleUrl={serverEnv.MAP_STYLE_URL}
      />
    </>
  );
}
