import { GuidePage } from '@/components/content/guide-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { serverEnv } from '@/lib/env/server';
import { paths } from '@/lib/http/paths';
import { shop } from '@/lib/shop/shop';

export const revalidate = 300;
export const generateMetadata = () =>
  pageMetadata({
    title: `${shop().region} Visitor Guide`,
    description:
      'How to get to the Smokies, when to come, parking tags, closed roads, winter driving, bears, cell signal and groceries, from a local host.',
    path: paths.visitorGuide,
    picture: 'visitor-guide',
  });

export default function Page() {
  return <GuidePage mapStyleUrl={serverEnv.MAP_STYLE_URL} />;
}
