import { cache } from 'react';
import { type CabinSummary, type CardCabin, toCardCabin } from '@/lib/domain/catalog/cabin';
import { NoCabinsYet } from '@/components/cabin-list/no-cabins-yet';
import { site } from '@/lib/site';
import { assignHomeRows, type HomeRow } from '@/lib/domain/catalog/home-rows';
import { pictureColor } from '@/lib/pictures/placeholder-color';
import { AreaPosters } from './area-posters';
import { CabinsBoundary } from './cabins-boundary';
import { Claims } from './claims';
import { listFaqs } from '../seo/faq-answers';
import { FaqSection } from './faq-section';
import { Hero } from './hero';
import { HostIntro } from './host-intro';
import { ListYourCabin } from './list-your-cabin';
import { PromoSection } from './promo-section';
import { WhyBook } from './why-book';
import { CabinRow } from './cabin-row';

type Props = {
  cabins: Promise<readonly CabinSummary[]>;
  dealCabinId: Promise<string | null>;
  /** The site's origin, for URLs in structured data. */
  origin: string;
};

export function HomePage({ cabins, dealCabinId, origin }: Props) {
  return (
    <>
      <Hero />
      <Claims />
      <CabinsBoundary>
        <Rows cabins={cabins} dealCabinId={dealCabinId} />
      </CabinsBoundary>
      <PromoSection />
      <HostIntro portraitColor={pictureColor(site.portrait)} />
      <WhyBook />
      <CabinsBoundary>
        <Faqs cabins={cabins} origin={origin} />
      </CabinsBoundary>
      <ListYourCabin />
    </>
  );
}

async function Rows({ cabins, dealCabinId }: Pick<Props, 'cabins' | 'dealCabinId'>) {
  const [first, ...others] = assignHomeRows(await cabins, await dealCabinId);
  return (
    <>
      {first ? (
        <CabinRows rows={[first]} />
      ) : (
        <div className="mx-auto max-w-7xl px-4 pt-section tablet:px-8">
          <NoCabinsYet />
        </div>
      )}
      <AreaPosters />
      <CabinRows rows={others} />
    </>
  );
}

async function Faqs({ cabins, origin }: Pick<Props, 'cabins' | 'origin'>) {
  return <FaqSection faqs={listFaqs(await cabins)} origin={origin} />;
}

// The deal takes one of its cabins away at the most.
const SHORT_ROW = 3;

// Descriptions would take the page over its budget; a card without a quote is as high as its text instead.
// One card for each cabin, so that those named twice are serialized once.
const toRowCard = cache((cabin: CabinSummary): CardCabin => {
  const card = toCardCabin(cabin);
  delete card.shortDesc;
  return card;
});

export function CabinRows({ rows }: { rows: readonly HomeRow[] }) {
  return rows.map(({ cabins, withoutDeal, total, ...row }) => (
    <CabinRow
      key={row.id}
      {...row}
      cabins={cabins.map(toRowCard)}
      {...(withoutDeal && { withoutDeal: withoutDeal.map(toRowCard) })}
      // Only a row that may be short says how many there are in all.
      {...(cabins.length <= SHORT_ROW && { total })}
    />
  ));
}
