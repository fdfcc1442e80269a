import type { Metadata } from 'next';
import { Missing, MISSING } from '@/components/layout/missing';
import { breadcrumbList } from '@/components/seo/breadcrumb-list';
import { JsonLd } from '@/components/seo/json-ld';
import { pageMetadata } from '@/components/seo/page-metadata';
import { videoObject } from '@/components/seo/video-object';
import { TourPage } from '@/components/video/tour-page';
import { getTour, listTours } from '@/lib/data/cabins/tours';
import { PRERENDER_LIMIT } from '@/lib/data/cabins/cabins';
import { serverEnv } from '@/lib/env/server';
import { paths } from '@/lib/http/paths';

type Props = { params: Promise<{ slug: string }> };

export const revalidate = 300;

export async function generateStaticParams() {
  const tours = await listTours();
  return tours.slice(0, PRERENDER_LIMIT).map(({ cabin }) => ({ slug: cabin.slug }));
}

const tourOf = async ({ params }: Props) => getTour((await params).slug);

export async function generateMetadata(props: Props): Promise<Metadata> {
  const tour = await tourOf(props);
  if (!tour) return MISSING;
  const { cabin } = tour;
  const title = `Video Tour of ${cabin.title} in ${cabin.city}`;
  return pageMetadata({
    title,
    description: `Walk through ${cabin.title} room by room before you book: ${cabin.shortDesc}`,
    path: paths.tour(cabin.slug),
    picture: 'cabin',
    pictureUrl: cabin.heroImageUrl,
  });
}

export default async function Page(props: Props) {
  const tour = await tourOf(props);
  if (!tour) return <Missing />;
  const { slug, title } = tour.cabin;
  const crumbs = [
    { name: title, path: paths.cabin(slug) },
    { name: 'Video tour', path: paths.tour(slug) },
  ];
  const origin = serverEnv.SITE_URL;
  return (
    <>
      <JsonLd things={[videoObject(tour, origin), breadcrumbList(crumbs, origin)]} />
      <TourPage tour={tour} />
    </>
  );
}
