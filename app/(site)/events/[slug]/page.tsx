import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { EventPage } from '@/components/content/event-page';
import { PostPage } from '@/components/content/post-page';
import { Missing, MISSING } from '@/components/layout/missing';
import { EVENTS, findEvent } from '@/components/events/events';
import type { RegionEvent } from '@/components/events/region-event';
import { breadcrumbList } from '@/components/seo/breadcrumb-list';
import { JsonLd } from '@/components/seo/json-ld';
import { ownEvent } from '@/components/seo/own-event';
import { pageMetadata } from '@/components/seo/page-metadata';
import { regionEvent } from '@/components/seo/region-event';
import { listCabins } from '@/lib/data/cabins/cabins';
import { getMovedPostPath, getOwnEvent, listOwnEvents, listPosts } from '@/lib/data/content/posts';
import type { Post } from '@/lib/domain/catalog/post';
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
  const own = await listOwnEvents();
  return [...(shop().showsSmokies ? EVENTS : []), ...own].map(({ slug }) => ({ slug }));
}

type Found = { region: RegionEvent; own?: never } | { own: Post; region?: never };

/** An event of the region, or one of the host's own. */
async function findAnyEvent({ params }: Props): Promise<Found | null> {
  const { slug } = await params;
  const region = shop().showsSmokies ? findEvent(slug) : null;
  if (region) return { region };
  const own = await getOwnEvent(slug);
  if (own) return { own };
  const moved = await getMovedPostPath('event', slug);
  return moved ? permanentRedirect(moved) : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await findAnyEvent(props);
  if (!found) return MISSING;
  const { region, own } = found;
  if (own) {
    return pageMetadata({
      title: own.title,
      description: own.excerpt,
      path: paths.event(own.slug),
      picture: 'events',
      pictureUrl: own.heroImageUrl,
    });
  }
  const { name, lead, slug, imageUrl } = region;
  return pageMetadata({
    title: name,
    description: lead,
    path: paths.event(slug),
    picture: 'event',
    pictureUrl: imageUrl,
  });
}

const crumbsOf = (name: string, slug: string) =>
  breadcrumbList(
    [
      { name: 'Events', path: paths.events },
      { name, path: paths.event(slug) },
    ],
    serverEnv.SITE_URL,
  );

export default async function Page(props: Props) {
  const found = await findAnyEvent(props);
  if (!found) return <Missing />;
  const { region, own } = found;
  return own ? <OwnEventOf post={own} /> : <RegionEventOf event={region} />;
}

async function OwnEventOf({ post }: { post: Post }) {
  const [cabins, events] = await Promise.all([listCabins(), listOwnEvents()]);
  const dated = ownEvent(post, serverEnv.SITE_URL);
  return (
    <>
      <JsonLd things={[...(dated ? [dated] : []), crumbsOf(post.title, post.slug)]} />
      <PostPage
        post={post}
        related={events.filter(({ slug }) => slug !== post.slug).slice(0, SHOWN_EVENTS)}
        cabins={pickBySlug(cabins, post.relatedCabinSlugs)}
        today={todayInZone(new Date(), shop().timezone)}
      />
    </>
  );
}

async function RegionEventOf({ event }: { event: RegionEvent }) {
  const [cabins, posts] = await Promise.all([listCabins(), listPosts()]);
  const [nearest] = pickBySlug(shop().areas, event.areas);
  const dated = regionEvent(event, serverEnv.SITE_URL);
  return (
    <>
      <JsonLd things={[...(dated ? [dated] : []), crumbsOf(event.name, event.slug)]} />
      <EventPage
        event={event}
        cabins={cabins.filter(({ area }) => area === nearest?.slug).slice(0, SHOWN_CABINS)}
        posts={pickBySlug(posts, event.posts)}
        mapStyleUrl={serverEnv.MAP_STYLE_URL}
      />
    </>
  );
}
