import type { Metadata } from 'next';
import SiteLayout, { generateMetadata as siteMetadata } from './(site)/layout';
import { NotFoundNotice } from '@/components/layout/not-found-notice';
import { shop } from '@/lib/shop/shop';

export { generateViewport } from './(site)/layout';

export const generateMetadata = (): Metadata => ({
  ...siteMetadata(),
  title: `Page not found | ${shop().name}`,
});

/** For addresses without a page: with two root layouts, Next has none to put around them. */
export default function GlobalNotFound() {
  return (
    <SiteLayout>
      <NotFoundNotice />
    </SiteLayout>
  );
}
