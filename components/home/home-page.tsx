import { cache, type ComponentProps } from 'react';
import { type CabinSummary, type ListedCabin, toCardCabin } from '@/lib/domain/catalog/cabin';
import { packCard, type CardRow } from '@/lib/domain/catalog/card-row';
import { NoCabinsYet } from '@/components/cabin-list/no-cabins-yet';
import { storyIntro } from '@/lib/copy/story';
import { assignHomeRows, type HomeRow } from '@/lib/domain/catalog/home-rows';
import { shop } from '@/lib/shop/shop';
import { portraitProps } from './portrait-props';
import { areaColor, hasAreaPicture } from '@/components/areas/area-color';
import { AreaPosters } from './area-posters';
import { CabinsBoundary } from './cabins-boundary';
import { Claims } from './claims';
import { listFaqs } from '../seo/faq-answers';
import { lodgingBusiness } from '@/components/seo/lodging-business';
import { FaqSection } from './faq-section';
import { GuestQuotes } from './guest-quotes';
import { Hero } from './hero';
import { HostIntro } from './host-intro';
import { ListYourCabin } from './list-your-cabin';
import { PlainHero } from './plain-hero';
import { PromoSection } from './promo-section';
import { homeRule } from '@/lib/copy/promotion-rule';
import { WhyBook } from './why-book';
import { CabinRow } from './cabin-row';

type Props = {
  cabins: Promise<readonly ListedCabin[]>;
  dealCabinId: Promise<string | null>;
  quotes: ComponentProps<typeof GuestQuotes>['quotes'];
  /** The site's origin, for URLs in structured data. */
  origin: string;
};

const USUAL_AREAS = 4;

export function HomePage({ cabins, dealCabinId, quotes, origin }: Props) {
  const { promotion } = shop();
  return (
    <>
      {shop().showsSmokies ? <Hero /> : <PlainHero cabins={cabins} />}
      <Claims />
      <CabinsBoundary>
        <Rows cabins={cabins} dealCabinId={dealCabinId} quotes={quotes} />
      </CabinsBoundary>
      {promotion && <PromoSection rule={homeRule(promotion)} />}
      <HostIntro {...portraitProps()} {...storyIntro()} />
      <WhyBook />
      <CabinsBoundary>
        <Faqs cabins={cabins} origin={origin} />
      </CabinsBoundary>
      <ListYourCabin />
    </>
  );
}

/** For shops whose areas are not the four in the usual text. */
const areasText = () =>
  shop().areas.length === USUAL_AREAS && shop().areas.every(hasAreaPicture)
    ? {}
    : {
        heading: 'Pick your spot',
        ...(shop().areas.length < USUAL_AREAS && { row: 'area-row area-few' }),
      };

/** The colors of areas that have a picture. */
const areaColors = () =>
  Object.fromEntries(
    shop()
      .areas.filter(hasAreaPicture)
      .map(({ slug }) => [slug, areaColor(slug)]),
  );

async function Rows({ cabins, dealCabinId, quotes }: Omit<Props, 'origin'>) {
  const dealId = await dealCabinId;
  const [first, ...others] = assignHomeRows(await cabins, dealId, shop().hidden);
  return (
    <>
      {first ? (
        <CabinRows rows={[first]} dealId={dealId} />
      ) : (
        <div className="mx-auto max-w-7xl px-4 pt-section tablet:px-8">
          <NoCabinsYet />
        </div>
      )}
      <GuestQuotes quotes={quotes} />
      {shop().areas.length > 1 && <AreaPosters colors={areaColors()} {...areasText()} />}
      <CabinRows rows={others} dealId={dealId} />
    </>
  );
}

async function Faqs({ cabins, origin }: Pick<Props, 'cabins' | 'origin'>) {
  return <FaqSection faqs={listFaqs(await cabins)} business={lodgingBusiness(origin)} />;
}

// One card for each cabin, so that those named twice are serialized once.
const toRowCard = cache((cabin: CabinSummary, isSpare: boolean): CardRow => {
  const card = toCardCabin(cabin);
  // The spare card for a day without a deal only shows facts.
  if (isSpare) delete card.mountainMamaReview;
  return packCard(card);
});

type RowsProps = { rows: readonly HomeRow[]; dealId?: string | null };

export function CabinRows({ rows, dealId = null }: RowsProps) {
  const toCards = (cabins: readonly CabinSummary[]) =>
    cabins.map((cabin) => toRowCard(cabin, cabin.id === dealId));
  return rows.map(({ cabins, withoutDeal, ...row }) => (
    <CabinRow
      key={row.id}
      {...row}
      cabins={toCards(cabins)}
      {...(withoutDeal && { withoutDeal: toCards(withoutDeal) })}
    />
  ));
}
