import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { CabinDetail } from '@/components/cabin/cabin-detail';
import { pickSimilarCabins } from '@/components/cabin/pick-similar-cabins';
import type { AskedStay } from '@/components/stay-picker/stay/asked-stay';
import { breadcrumbList } from '@/components/seo/breadcrumb-list';
import { JsonLd } from '@/components/seo/json-ld';
import { pageMetadata } from '@/components/seo/page-metadata';
import { withPricePreview } from '@/components/seo/price-preview';
import { vacationRental } from '@/components/seo/vacation-rental';
import { getCabin, getRenamedCabinSlug, listCabins } from '@/lib/data/cabins/cabins';
import { getTaxRates } from '@/lib/data/bookings/tax-rates';
import { getTour } from '@/lib/data/cabins/tours';
import type { Cabin } from '@/lib/domain/catalog/cabin';
import { serverEnv } from '@/lib/env/server';
import { paths } from '@/lib/http/paths';
import { pictureAlt } from '@/lib/copy/picture-words';
import { inSeason } from '@/lib/pictures/season-picture';

/** Null for an unknown cabin; a former slug is redirected to the address `toPath` gives. */
export async function findCabin(
  slug: string,
  toPath: (slug: string) => string = paths.cabin,
): Promise<Cabin | null> {
  const cabin = await getCabin(slug);
  if (cabin) return cabin;
  const newSlug = await getRenamedCabinSlug(slug);
  return newSlug ? permanentRedirect(toPath(newSlug)) : null;
}

export const cabinMetadata = (cabin: Cabin): Metadata =>
  withPricePreview(
    pageMetadata({
      title: `${cabin.title}, a Cabin in ${cabin.city}`,
      description: cabin.shortDesc,
      path: paths.cabin(cabin.slug),
      picture: 'cabin',
      pictureUrl: cabin.heroImageUrl,
      pictureAlt: pictureAlt(cabin.heroImageUrl, `${cabin.title} in ${cabin.city}`),
    }),
    cabin,
  );

type Props = {
  cabin: Cabin;
  /** The dates of the page's address, priced. */
  asked?: AskedStay | null;
};

export async function CabinPage({ cabin, asked = null }: Props) {
  const crumbs = [
    { name: 'All cabins', path: paths.cabins() },
    { name: cabin.city, path: paths.area(cabin.area) },
    { name: cabin.title, path: paths.cabin(cabin.slug) },
  ];
  const origin = serverEnv.SITE_URL;
  return (
    <>
      <CabinDetail
        cabin={cabin}
        taxes={await getTaxRates()}
        asked={asked}
        similar={pickSimilarCabins(cabin, await listCabins()).map((similar) =>
          inSeason(similar, asked && asked.stay.checkIn),
        )}
        mapStyleUrl={serverEnv.MAP_STYLE_URL}
        tourPath={(await getTour(cabin.slug)) ? paths.tour(cabin.slug) : null}
      />
      {/* At the end, close to its copy in the page's data, so that the copy compresses well. */}
      <JsonLd things={[vacationRental(cabin, origin), breadcrumbList(crumbs, origin)]} />
    </>
  );
}
