import { FoundersPage } from '@/components/content/founders-page';
import { UNPUBLISHED, UnpublishedPage } from '@/components/content/unpublished-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { paths } from '@/lib/http/paths';
import { shop } from '@/lib/shop/shop';
import { OWNER_RATES } from '@/lib/shop/shop-facts';

export const revalidate = 300;
export const generateMetadata = () => ({
  ...pageMetadata({
    title: shop().isExample ? 'Founders Pricing for Cabin Owners' : 'Listing a Cabin',
    description: shop().isExample
      ? `List your ${shop().region} cabin for one flat ${OWNER_RATES.foundersPercent}% commission. See what you get, what’s free, and run your own numbers.`
      : `What it costs to list a cabin with ${shop().name}.`,
    path: paths.foundersPricing,
    picture: 'founders-pricing',
  }),
  ...(!shop().isExample && UNPUBLISHED),
});

/** Our commission is the example shop's, so another host's page doesn't quote it. */
export default function Page() {
  return shop().isExample ? <FoundersPage /> : <UnpublishedPage heading="Listing a cabin" />;
}
