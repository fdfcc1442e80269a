import type { Metadata } from 'next';
import { GuidePage } from '@/components/content/guide-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { socialImage } from '@/lib/pictures/social-image';

export const revalidate = 300;

const title = `${site.region} Visitor Guide`;

export const metadata: Metadata = pageMetadata({
  title,
  description:
    'Getting to the Smokies, when to come, parking tags, road closures, winter driving, bears, phone signal and groceries, from a local cabin host.',
  path: paths.visitorGuide,
  image: socialImage('visitor-guide', undefined, title),
});

export default function Page() {
  return <GuidePage />;
}
