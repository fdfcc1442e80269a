import { cancelDaysText } from '@/components/content/terms-text';
import { LegalPage } from '@/components/content/legal-page';
import { termsText } from '@/components/content/terms-text';
import { listAreaTaxes } from '@/components/content/tax-rates';
import { UNPUBLISHED, UnpublishedPage } from '@/components/content/unpublished-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { listCabins } from '@/lib/data/cabins/cabins';
import { getTaxRates } from '@/lib/data/bookings/tax-rates';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { paths } from '@/lib/http/paths';
import { shop } from '@/lib/shop/shop';
import { hasPageText, shopFacts } from '@/lib/shop/shop-facts';

export const revalidate = 300;

const title = 'Terms of Booking';

export const generateMetadata = () => ({
  ...pageMetadata({
    title,
    description:
      'Booking terms: price and payment, free cancellation, house rules, offers, and text messages with STOP and HELP.',
    path: paths.terms,
    picture: 'home',
  }),
  ...(!hasPageText('terms') && UNPUBLISHED),
});

export default async function Page() {
  const own = shopFacts().pages.terms;
  if (!hasPageText('terms')) return <UnpublishedPage heading={title} />;
  const [cabins, rates] = await Promise.all([listCabins(), getTaxRates()]);
  const taxes = listAreaTaxes(rates, todayInZone(new Date(), shop().timezone));
  const text = termsText(cancelDaysText(cabins), taxes, own?.text);
  if (own) return <LegalPage heading={title} effective={own.since} text={text} />;
  return (
    <LegalPage heading={title} effective={calendarDate('2026-11-30')} text={text}>
      <li>You pay the total by card when you book, and nothing after that.</li>
      <li>You can cancel free until the date you see before you book.</li>
      <li>
        Everybody counts toward the guest limit, even babies; the person who books must stay the
        whole time; and please don’t feed the bears.
      </li>
    </LegalPage>
  );
}
