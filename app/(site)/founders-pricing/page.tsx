import { FoundersPage } from '@/components/content/founders-page';
import { UNPUBLISHED, UnpublishedPage } from '@/components/content/unpublished-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { paths } from '@/lib/http/paths';
import { site } from '@/lib/shop/site';
import { siteFacts } from '@/lib/shop/site-facts';

export const revalidate = 300;
export const generateMetadata = () => ({
  ...pageMetadata({
    title: site.isExample ? 'Founders Pricing for Cabin Owners' : 'Listing a Cabin',
    description: site.isExample
      ? `List your ${site.region} cabin for one flat ${siteFacts.owners.foundersPercent}% commission. See what you get, what’s free, and run your own numbers.`
      : `What it costs to list a cabin with ${site.name}.`,
    path: paths.foundersPricing,
    picture: 'founders-pricing',
  }),
  ...(!site.isExample && UNPUBLISHED),
});

/** Our commission is the example shop's, so another host's page doesn't quote it. */
export default function Page() {
  return site.isExample ? <FoundersPage /> : <UnpublishedPage heading="Listing a cabin" />;
}
