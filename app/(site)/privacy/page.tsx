import { LegalPage } from '@/components/content/legal-page';
import { privacyText } from '@/components/content/privacy-text';
import { UNPUBLISHED, UnpublishedPage } from '@/components/content/unpublished-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { serverEnv } from '@/lib/env/server';
import { paths } from '@/lib/http/paths';
import { hasPageText, shopFacts } from '@/lib/shop/shop-facts';

export const revalidate = 300;

const title = 'Privacy Policy';

export const generateMetadata = () => ({
  ...pageMetadata({
    title,
    description:
      'What this site stores and sends: bookings, texts, cookies, browser storage, visit counts, how long we keep each, and how to have it deleted.',
    path: paths.privacy,
    picture: 'home',
  }),
  ...(!hasPageText('privacy') && UNPUBLISHED),
});

export default function Page() {
  const own = shopFacts().pages.privacy;
  if (!hasPageText('privacy')) return <UnpublishedPage heading={title} />;
  const text = privacyText(Boolean(serverEnv.GA_MEASUREMENT_ID), own?.text);
  if (own) return <LegalPage heading={title} effective={own.since} text={text} />;
  return (
    <LegalPage heading={title} effective={calendarDate('2026-11-30')} text={text}>
      <li>
        We keep only what we need for your stay, your texts and the newsletter, and we count visits.
      </li>
      <li>We sell nothing, show no ads, and share no mobile numbers or opt-in data.</li>
      <li>Most of what the site remembers about you is in your own browser. Clear it anytime.</li>
    </LegalPage>
  );
}
