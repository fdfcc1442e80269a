import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { EventPage } from '@/components/content/event-page';
import { PostPage } from '@/components/content/post-page';
import type { YearlyPost } from '@/components/events/yearly-events';
import { Missing, MISSING } from '@/components/layout/missing';
import { breadcrumbList } from '@/components/seo/breadcrumb-list';
import { eventData } from '@/components/seo/event-data';
import { JsonLd } from '@/components/seo/json-ld';
import { pageMetadata } from '@/components/seo/page-metadata';
import { listCabins } from '@/lib/data/cabins/cabins';
import { getEvent, getMovedPostPath, listEvents, listPosts } from '@/lib/data/content/posts';
import type { ListedCabin } from '@/lib/domain/catalog/cabin';
import { isYearly, type Post } from '@/lib/domain/catalog/post';
import { pickBySlug } from '@/lib/domain/values/slug';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { serverEnv } from '@/lib/env/server';
import { paths } from '@/lib/http/paths';
import { shop } from '@/lib/shop/shop';

type Props = { params: Promise<{ slug: string }> };

export const revalidate = 300;

const SHOWN_CABINS = 3;
const SHOWN_EVENTS = 3;

export async function generateStaticParams() {
  return (await listEvents()).map(({ slug }) => ({ slug }));
}

async function findEvent({ params }: Props): Promise<Post | null> {
  const { slug } = await params;
  const event = await getEvent(slug);
  if (event) return event;
  const moved = await getMovedPostPath('event', slug);
  return moved ? permanentRedirect(moved) : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const event = await findEvent(props);
  if (!event) return MISSING;
  return pageMetadata({
    title: event.title,
    description: event.excerpt,
    path: paths.event(event.slug),
    picture: 'events',
    pictureUrl: event.heroImageUrl,
  });
}

export default async function Page(props: Props) {
  const event = await findEvent(props);
  if (!event) return <Missing />;
  const { SITE_URL: origin } = serverEnv;
  const data = eventData(event, origin);
  const above = { name: 'Events', path: paths.events };
  const crumbs = [above, { name: event.title, path: paths.event(event.slug) }];
  return (
    <>
      <JsonLd things={[...(data ? [data] : []), breadcrumbList(crumbs, origin)]} />
      {isYearly(event) ? <Yearly event={event} /> : <Dated event={event} />}
    </>
  );
}

async function Dated({ event }: { event: Post }) {
  const [cabins, events] = await Promise.all([listCabins(), listEvents()]);
  const others = events.filter(({ slug, event: dates }) => slug !== event.slug && dates);
  return (
    <PostPage
      post={event}
      related={others.slice(0, SHOWN_EVENTS)}
      cabins={pickBySlug(cabins, event.relatedCabinSlugs)}
      today={todayInZone(new Date(), shop().timezone)}
    />
  );
}

/** One cabin of each town in turn, so that an event all over the county shows stays all over it. */
function takeInTurn(towns: readonly string[], cabins: readonly ListedCabin[], most: number) {
  const found: ListedCabin[] = [];
  for (let turn = 0; turn < most; turn++) {
    for (const town of towns) {
      const cabin = cabins.filter(({ area }) => area === town)[turn];
      if (cabin) found.push(cabin);
    }
  }
  return found.slice(0, most);
}

async function Yearly({ event }: { event: Post & YearlyPost }) {
  const [cabins, posts] = await Promise.all([listCabins(), listPosts()]);
  return (
    <EventPage
      event={event}
      cabins={takeInTurn(event.yearly.areas, cabins, SHOWN_CABINS)}
      posts={pickBySlug(posts, event.relatedPostSlugs ?? [])}
      mapStyleUrl={serverEnv.MAP_STYLE_URL}
    />
  );
}
