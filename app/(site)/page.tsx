import { HomePage } from '@/components/home/home-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { listCabins } from '@/lib/data/cabins/cabins';
import { readDealCabinId } from '@/lib/data/bookings/deals';
import { listHomeQuotes } from '@/lib/data/reviews/guest-quote';
import { serverEnv } from '@/lib/env/server';
import { paths } from '@/lib/http/paths';
import { site } from '@/lib/shop/site';
import { siteFacts } from '@/lib/shop/site-facts';

export const revalidate = 300;

export const generateMetadata = () =>
  pageMetadata({
    title: `${site.name}: ${site.tagline}`,
    isTitleWhole: true,
    description: siteFacts.description,
    path: paths.home,
    picture: 'home',
  });

export default function Page() {
  return (
    <HomePage
      cabins={listCabins()}
      dealCabinId={readDealCabinId(new Date())}
      quotes={listHomeQuotes()}
      origin={serverEnv.SITE_URL}
    />
  );
}
