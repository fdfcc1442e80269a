import type { Metadata } from 'next';
import { PromisePage } from '@/components/content/promise-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { socialImage } from '@/lib/pictures/social-image';

export const revalidate = 300;

const title = site.claims.promise;

export const metadata: Metadata = pageMetadata({
  title,
  description:
    'What “no hidden fees”, “best price guarantee”, “24/7 support”, “vetted” and “instant booking” mean here, how to check each, and what you get if it fails.',
  path: paths.promise,
  image: socialImage('promise', undefined, title),
});

export default function Page() {
  return <PromisePage />;
}
