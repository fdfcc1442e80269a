import type { CabinSummary } from '@/lib/domain/cabin';
import { assignHomeRows } from '@/lib/domain/home-rows';
import { AreaPosters } from './area-posters';
import { CabinRows } from './cabin-rows';
import { CabinsBoundary } from './cabins-boundary';
import { Claims } from './claims';
import { listFaqs } from './faq-answers';
import { FaqSection } from './faq-section';
import { Hero } from './hero';
import { HostIntro } from './host-intro';
import { ListYourCabin } from './list-your-cabin';
import { PromoSection } from './promo-section';
import { WhyBook } from './why-book';

type Props = { cabins: Promise<readonly CabinSummary[]> };

export function HomePage({ cabins }: Props) {
  return (
    <>
      <Hero />
      <Claims />
      <CabinsBoundary>
        <Rows cabins={cabins} />
      </CabinsBoundary>
      <PromoSection />
      <HostIntro />
      <WhyBook />
      <CabinsBoundary>
        <Faqs cabins={cabins} />
      </CabinsBoundary>
      <ListYourCabin />
    </>
  );
}

async function Rows({ cabins }: Props) {
  const [first, ...others] = assignHomeRows(await cabins);
  return (
    <>
      {first && <CabinRows rows={[first]} />}
      <AreaPosters />
      <CabinRows rows={others} />
    </>
  );
}

async function Faqs({ cabins }: Props) {
  return <FaqSection faqs={listFaqs(await cabins)} />;
}
