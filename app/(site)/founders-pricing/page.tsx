import { FoundersPage } from '@/components/content/founders-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { siteFacts } from '@/lib/site-facts';

export const revalidate = 300;
export const generateMetadata = () =>
  pageMetadata({
    title: 'Founders Pricing for Cabin Owners',
    description: `List your ${site.region} cabin for one transparent commission of ${siteFacts.owners.foundersPercent}%: what it pays for, what is never charged, and a calculator to compare.`,
    path: paths.foundersPricing,
    picture: 'founders-pricing',
  });

export default FoundersPage;
