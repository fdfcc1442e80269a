import { HomePage } from '@/components/home/home-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { listCabins } from '@/lib/data/cabins/cabins';
import { readDealCabinId } from '@/lib/data/bookings/deals';
import { listHomeQuotes } from '@/lib/data/reviews/guest-quote';
import { serverEnv } from '@/lib/env/server';
import { paths } from '@/lib/http/paths';
import { shop } from '@/lib/shop/shop';
import { shopFacts } from '@/lib/shop/shop-facts';

export const revalidate = 300;

export const generateMetadata = () =>
  pageMetadata({
    title: `${shop().name}: ${shop().tagline}`,
    isTitleWhole: true,
    description: shopFacts().description,
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
