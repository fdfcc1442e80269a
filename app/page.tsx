import type { Metadata } from 'next';
import { listFaqs } from '@/components/home/faq-answers';
import { HomePage } from '@/components/home/home-page';
import { faqPage } from '@/components/seo/faq-page';
import { JsonLd } from '@/components/seo/json-ld';
import { lodgingBusiness } from '@/components/seo/lodging-business';
import { pageMetadata } from '@/components/seo/page-metadata';
import { listCabins } from '@/lib/data/cabins';
import { serverEnv } from '@/lib/env/server';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { socialImage } from '@/lib/social-image';

export const revalidate = 300;

export const metadata: Metadata = pageMetadata({
  title: `${site.name}: ${site.tagline}`,
  isTitleWhole: true,
  description: site.description,
  path: paths.home,
  image: socialImage('home'),
});

// The page shows its rows' own error when the cabins cannot be read; it then has no structured data.
async function StructuredData({ cabins }: { cabins: ReturnType<typeof listCabins> }) {
  const shown = await cabins.catch(() => null);
  if (shown === null) return null;
  return <JsonLd things={[lodgingBusiness(serverEnv.SITE_URL), faqPage(listFaqs(shown))]} />;
}

export default function Page() {
  const cabins = listCabins();
  return (
    <>
      <StructuredData cabins={cabins} />
      <HomePage cabins={cabins} />
    </>
  );
}
