import { OpenNights } from '@/components/cabin-list/open-nights';
import { pageMetadata } from '@/components/seo/page-metadata';
import { GAP_GUESTS, listOpenGaps, MAX_GAPS } from '@/lib/data/search/open-nights';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { openNightsPath } from '@/lib/http/paths';
import { regionPhrase, shop } from '@/lib/shop/shop';

export const revalidate = 60;

export const generateMetadata = () =>
  pageMetadata({
    title: 'Open Nights Between Stays',
    description: `Short openings of one to three nights at cabins in ${regionPhrase()}, each with its dates and total, fees and taxes included.`,
    path: openNightsPath,
    picture: 'home',
  });

export default async function OpenNightsPage() {
  const gaps = await listOpenGaps();
  return (
    <OpenNights
      gaps={gaps}
      guests={GAP_GUESTS}
      today={todayInZone(new Date(), shop().timezone)}
      isCut={gaps.length === MAX_GAPS}
    />
  );
}
