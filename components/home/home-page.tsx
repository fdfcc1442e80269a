import type { CabinSummary } from '@/lib/domain/catalog/cabin';
import { NoCabinsYet } from '@/components/cabins/no-cabins-yet';
import { assignHomeRows } from '@/lib/domain/catalog/home-rows';
import { pictureColor } from '@/lib/pictures/placeholder-color';
import { AreaPosters } from './area-posters';
import { CabinRows } from './cabin-rows';
import { CabinsBoundary } from './cabins-boundary';
import { Claims } from './claims';
import { listFaqs } from '../seo/faq-answers';
import { FaqSection } from './faq-section';
import { Hero } from './hero';
import { HostIntro } from './host-intro';
import { PORTRAIT } from './host-portrait';
import { ListYourCabin } from './list-your-cabin';
import { PromoSection } from './promo-section';
import { WhyBook } from './why-book';

type Props = {
  cabins: Promise<readonly CabinSummary[]>;
  /** Of the cabin whose deal it is today. */
  dealCabinId: Promise<string | null>;
  /** Of the site, for the addresses in its structured data. */
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
      <HostIntro portraitColor={pictureColor(PORTRAIT)} />
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
