import { PromisePage } from '@/components/content/promise-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';

export const revalidate = 300;
export const generateMetadata = () =>
  pageMetadata({
    title: site.claims.promise,
    description:
      'What “no hidden fees”, “best price guarantee”, “24/7 support”, “vetted” and “instant booking” mean here, how to check each, and what you get if it fails.',
    path: paths.promise,
    picture: 'promise',
  });

export default PromisePage;
