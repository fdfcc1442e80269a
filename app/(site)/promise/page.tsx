import { LegalPage } from '@/components/content/legal-page';
import { PromisePage } from '@/components/content/promise-page';
import { UNPUBLISHED, UnpublishedPage } from '@/components/content/unpublished-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { fillFields, shopValues } from '@/lib/shop/page-fields';
import { paths } from '@/lib/http/paths';
import { shop } from '@/lib/shop/shop';
import { hasPageText, shopFacts } from '@/lib/shop/shop-facts';

export const revalidate = 300;

const heading = () => shop().claims.promise || 'Our Promise';

export const generateMetadata = () => ({
  ...pageMetadata({
    title: heading(),
    description:
      shopFacts().pages.promise || !shop().isExample
        ? `What ${shop().host} promises when you book a cabin.`
        : 'What “no hidden fees,” “best price guarantee,” “24/7 support,” “vetted” and “instant booking” mean here, how to check, and what you get if I fall short.',
    path: paths.promise,
    picture: 'promise',
  }),
  ...(!hasPageText('promise') && UNPUBLISHED),
});

export default function Page() {
  const own = shopFacts().pages.promise;
  if (!own) return shop().isExample ? <PromisePage /> : <UnpublishedPage heading={heading()} />;
  const text = fillFields(own.text, shopValues());
  return (
    <LegalPage
      eyebrow="You can hold me to it"
      heading={heading()}
      effective={own.since}
      text={text}
    />
  );
}
