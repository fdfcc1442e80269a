import type { CabinSummary } from '@/lib/domain/cabin';
import { assignHomeRows } from '@/lib/domain/home-rows';
import { pictureColor } from '@/lib/picture-color';
import { AreaPosters } from './area-posters';
import { CabinRows } from './cabin-rows';
import { CabinsBoundary } from './cabins-boundary';
import { Claims } from './claims';
import { listFaqs } from './faq-answers';
import { FaqSection } from './faq-section';
import { Hero } from './hero';
import { HostIntro } from './host-intro';
import { PORTRAIT } from './host-portrait';
import { ListYourCabin } from './list-your-cabin';
import { PromoSection } from './promo-section';
import { WhyBook } from './why-book';

type Props = {
  cabins: Promise<readonly CabinSummary[]>;
  /** Of the site, for the addresses in its structured data. */
  origin: string;
};

export function HomePage({ cabins, origin }: Props) {
  return (
    <>
      <Hero />
      <Claims />
      <CabinsBoundary>
        <Rows cabins={cabins} />
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

async function Rows({ cabins }: Pick<Props, 'cabins'>) {
  const [first, ...others] = assignHomeRows(await cabins);
  return (
    <>
      {first && <CabinRows rows={[first]} />}
      <AreaPosters />
      <CabinRows rows={others} />
    </>
  );
}

async function Faqs({ cabins, origin }: Props) {
  return <FaqSection faqs={listFaqs(await cabins)} origin={origin} />;
}
