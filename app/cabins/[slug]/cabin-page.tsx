import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { CabinDetail } from '@/components/cabins/cabin-detail';
import { pickSimilarCabins } from '@/components/cabins/pick-similar-cabins';
import { breadcrumbList } from '@/components/seo/breadcrumb-list';
import { JsonLd } from '@/components/seo/json-ld';
import { pageMetadata } from '@/components/seo/page-metadata';
import { vacationRental } from '@/components/seo/vacation-rental';
import { getCabin, getRenamedCabinSlug, listCabins } from '@/lib/data/cabins';
import { getTour } from '@/lib/data/tours';
import type { Cabin } from '@/lib/domain/catalog/cabin';
import { serverEnv } from '@/lib/env/server';
import { paths } from '@/lib/paths';
import { socialImage } from '@/lib/pictures/social-image';

/** Ends the request for a cabin that is not there; one with a new slug is followed to where `toPath` says. */
export async function requireCabin(
  slug: string,
  toPath: (slug: string) => string = paths.cabin,
): Promise<Cabin> {
  const cabin = await getCabin(slug);
  if (cabin) return cabin;
  const newSlug = await getRenamedCabinSlug(slug);
  return newSlug ? permanentRedirect(toPath(newSlug)) : notFound();
}

export const cabinMetadata = (cabin: Cabin): Metadata =>
  pageMetadata({
    title: `${cabin.title}, a Cabin in ${cabin.city}`,
    description: cabin.shortDesc,
    path: paths.cabin(cabin.slug),
    image: socialImage('cabin', cabin.slug, `${cabin.title} in ${cabin.city}`),
  });

export async function CabinPage({ cabin }: { cabin: Cabin }) {
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
