import type { Metadata } from 'next';
import { GuestQuote } from '@/components/cabin-list/guest-quote';
import { AreaPage } from '@/components/content/area-page';
import { Missing, MISSING } from '@/components/layout/missing';
import { breadcrumbList } from '@/components/seo/breadcrumb-list';
import { cabinItemList } from '@/components/seo/cabin-item-list';
import { JsonLd } from '@/components/seo/json-ld';
import { pageMetadata } from '@/components/seo/page-metadata';
import { listCabins } from '@/lib/data/cabins/cabins';
import { getGuestQuote } from '@/lib/data/reviews/guest-quote';
import { getTaxRates } from '@/lib/data/bookings/tax-rates';
import { getGuide, listEvents, listPosts } from '@/lib/data/content/posts';
import { RESULTS_PER_PAGE } from '@/lib/domain/search/pagination';
import { serverEnv } from '@/lib/env/server';
import { paths } from '@/lib/http/paths';
import { areaLine } from '@/lib/shop/area-leads';
import { areaPicture } from '@/lib/pictures/page-pictures';
import { type Area, findArea } from '@/lib/domain/catalog/area';
import { shop } from '@/lib/shop/shop';

type Props = { params: Promise<{ area: string }> };

export const revalidate = 300;

export function generateStaticParams() {
  return shop().areas.map(({ slug }) => ({ area: slug }));
}

const areaOf = async ({ params }: Props) => findArea(shop().areas, (await params).area);

const plainDescription = (area: Area) =>
  [
    `Cabins in ${area.city}.`,
    areaLine(area),
    'Live availability, totals with fees and taxes, no service fees.',
  ]
    .filter(Boolean)
    .join(' ');

export async function generateMetadata(props: Props): Promise<Metadata> {
  const area = await areaOf(props);
  if (!area) return MISSING;
  const { slug, city } = area;
  const guide = await getGuide(slug);
  return pageMetadata({
    title: `${city} Cabins`,
    description: guide?.excerpt ?? plainDescription(area),
    path: paths.area(slug),
    picture: 'area',
    pictureUrl: guide?.heroImageUrl ?? areaPicture(slug),
  });
}

export default async function Page(props: Props) {
  const area = await areaOf(props);
  if (!area) return <Missing />;
  const [cabins, guide, posts, events, taxes] = await Promise.all([
    listCabins(),
    getGuide(area.slug),
    listPosts(),
    listEvents(),
    getTaxRates(),
  ]);
  const here = cabins.filter((cabin) => cabin.area === area.slug).slice(0, RESULTS_PER_PAGE);
  const origin = serverEnv.SITE_URL;
  return (
    <>
      <JsonLd
        things={[
          breadcrumbList([{ name: area.city, path: paths.area(area.slug) }], origin),
          ...(here.length > 0 ? [cabinItemList(`Cabins in ${area.city}`, here, origin)] : []),
        ]}
      />
      <AreaPage
        area={area}
        cabins={cabins}
        guide={guide}
        posts={posts}
        events={events}
        taxes={taxes}
      >
        <GuestQuote quote={getGuestQuote()} />
      </AreaPage>
    </>
  );
}
