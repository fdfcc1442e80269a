import type { Metadata } from 'next';
import { FoundersPage } from '@/components/content/founders-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { socialImage } from '@/lib/pictures/social-image';

export const revalidate = 300;

const title = 'Founders Pricing for Cabin Owners';

export const metadata: Metadata = pageMetadata({
  title,
  description: `List your ${site.region} cabin for one transparent commission of ${site.owners.foundersPercent}%: what it pays for, what is never charged, and a calculator to compare.`,
  path: paths.foundersPricing,
  image: socialImage('founders-pricing', undefined, title),
});

export default function Page() {
  return <FoundersPage />;
}
