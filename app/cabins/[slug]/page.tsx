import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { CabinDetail } from '@/components/cabins/cabin-detail';
import { pickSimilarCabins } from '@/components/cabins/pick-similar-cabins';
import { breadcrumbList } from '@/components/seo/breadcrumb-list';
import { JsonLd } from '@/components/seo/json-ld';
import { pageMetadata } from '@/components/seo/page-metadata';
import { vacationRental } from '@/components/seo/vacation-rental';
import { getCabin, getRenamedCabinSlug, listCabins, listCabinSlugs } from '@/lib/data/cabins';
import { getTour } from '@/lib/data/tours';
import { serverEnv } from '@/lib/env/server';
import { paths } from '@/lib/paths';
import { socialImage } from '@/lib/social-image';

type Props = { params: Promise<{ slug: string }> };

export const revalidate = 300;

export async function generateStaticParams() {
  return (await listCabinSlugs()).map((slug) => ({ slug }));
}

async function requireCabin({ params }: Props) {
  const { slug } = await params;
  const cabin = await getCabin(slug);
  if (cabin) return cabin;
  const newSlug = await getRenamedCabinSlug(slug);
  return newSlug ? permanentRedirect(paths.cabin(newSlug)) : notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const cabin = await requireCabin(props);
  return pageMetadata({
    title: `${cabin.title}, a Cabin in ${cabin.city}`,
    description: cabin.shortDesc,
    path: paths.cabin(cabin.slug),
    image: socialImage('cabin', cabin.slug, `${cabin.title} in ${cabin.city}`),
  });
}

export default async function CabinPage(props: Props) {
  const cabin = await requireCabin(props);
  const crumbs = [
    { name: 'All cabins', path: paths.cabins() },
    { name: cabin.city, path: paths.area(cabin.area) },
    { name: cabin.title, path: paths.cabin(cabin.slug) },
  ];
  const origin = serverEnv.SITE_URL;
  return (
    <>
      <JsonLd things={[vacationRental(cabin, origin), breadcrumbList(crumbs, origin)]} />
      <CabinDetail
        cabin={cabin}
        similar={pickSimilarCabins(cabin, await listCabins())}
        mapStyleUrl={serverEnv.MAP_STYLE_URL}
        tourPath={(await getTour(cabin.slug)) ? paths.tour(cabin.slug) : null}
      />
    </>
  );
}
