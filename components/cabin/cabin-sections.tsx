'use client';

import type { AskedStay } from '@/components/stay-picker/stay/asked-stay';
import { openDates } from '@/components/stay-picker/picker/open-dates';
import { toAvailabilityCabin } from '@/components/stay-picker/stay/to-availability-cabin';
import { StepInsideButton } from '@/components/video/step-inside-button';
import { useAddressStay } from '@/components/stay-picker/stay/use-address-stay';
import Link from 'next/link';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { paths } from '@/lib/http/paths';
import type { CardRow } from '@/lib/domain/catalog/card-row';
import { shop } from '@/lib/shop/shop';
import { BelowTheFold } from '@/components/ui/below-the-fold';
import { AskHost } from './ask-host';
import { AmenityList } from './amenity-list';
import { BookingPanel } from './booking-panel';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { CabinHeading } from './cabin-heading';
import { CardGrid } from '@/components/cabin-card/card-grid';
import { Gallery } from '@/components/gallery/gallery';
import { MobileBookingBar } from './mobile-booking-bar';
import { Reviews, type ReviewsProps } from './reviews';
import { Section } from '@/components/ui/page/section';
import { SleepingArrangements } from './sleeping-arrangements';
import { StayCosts, type CityTax } from './stay-costs';
import { StayRules } from './stay-rules';
import styles from './cabin-sections.module.css';

type Props = {
  cabin: ComponentProps<typeof Gallery>['cabin'];
  tax: CityTax | null;
  similar: readonly CardRow[];
  /** The path of the film's page, if the cabin has one. */
  tourPath: string | null;
  /** The priced dates of the page's URL. */
  asked: AskedStay | null;
  /**
   * These parts are rendered on the server because PublicCabin lacks their data, or to load less script: the note about
   * drawings, more facts about the house and the mountain, the map, and when canceling is free.
   */
  drawn: ReactNode;
  facts: ReactNode;
  where: ReactNode;
  cancellation: ReactNode;
  /** Server-rendered parts that few reviews have, by the review's place, and `subjects`. */
  extras?: ReviewsProps['extras'];
};

/** A client component, so that the cabin's data are in the page only once, in the flight data. */
export function CabinSections({
  cabin,
  tax,
  similar,
  tourPath,
  asked,
  drawn,
  facts,
  where,
  cancellation,
  extras,
}: Props) {
  const addressed = useAddressStay();
  // Dates chosen later don't move anything.
  const [stay] = useState(asked?.stay ?? addressed);
  return (
    <>
      <div
        data-property={cabin.id}
        data-dated={stay !== null || undefined}
        className={`${styles.page} mx-auto w-full max-w-7xl pb-32 tablet:px-8`}
      >
        <Breadcrumbs
          above={[
            { href: paths.cabins(), label: 'All cabins' },
            { href: paths.area(cabin.area), label: cabin.city },
          ]}
          current={cabin.title}
          className={`px-4 py-1 tablet:px-0 ${stay ? '' : 'tablet:py-3'}`}
        />
        <div className="laptop:grid laptop:grid-flow-col laptop:grid-cols-[minmax(0,1fr)_24rem] laptop:grid-rows-[auto_auto_1fr] laptop:gap-x-12">
          <div className="relative">
            <Gallery cabin={cabin} stay={stay} scene={asked?.scene} />
            <StepInsideButton
              slug={cabin.slug}
              title={cabin.title}
              videoTourUrl={cabin.videoTourUrl}
              tiktokId={cabin.tiktokId}
              dates={{
                leastNightCents: cabin.leastNightCents,
                open: () => void openDates(toAvailabilityCabin(cabin)),
              }}
              className="absolute bottom-4 left-4 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full bg-spruce-950/85 px-4 text-sm font-semibold text-white shadow-card ring-1 ring-white/30 transition-colors hover:bg-spruce-800"
            />
          </div>
          <div className="px-4 pt-5 tablet:px-0 tablet:pt-7">
            {drawn}
            <CabinHeading cabin={cabin} asked={asked} isDated={(asked ?? addressed) !== null} />
            <BelowTheFold>
              <About cabin={cabin} tourPath={tourPath} facts={facts} />
            </BelowTheFold>
          </div>
          <BookingPanel cabin={cabin} asked={asked} />
          <BelowTheFold heldBy="h-[600vh]">
            <div className="px-4 tablet:px-0">
              <Section
                id="ask"
                className="later later-[23.9rem] tablet:later-[14.7rem]"
                heading="Ask about this cabin"
              >
                <AskHost cabin={cabin} />
              </Section>
              {where}
              <Terms cabin={cabin} tax={tax} cancellation={cancellation} extras={extras} />
            </div>
          </BelowTheFold>
        </div>
        <BelowTheFold>
          <SimilarCabins cabins={similar} />
        </BelowTheFold>
      </div>
      <MobileBookingBar cabin={cabin} asked={asked} />
    </>
  );
}

function About({ cabin, tourPath, facts }: Pick<Props, 'cabin' | 'tourPath' | 'facts'>) {
  return (
    <>
      <Section id="about" heading="About this cabin">
        <div className="max-w-prose space-y-4 text-[1.0625rem] leading-relaxed text-pretty">
          {cabin.longDesc.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {tourPath && (
            <p>
              <Link href={tourPath} className="font-semibold text-spruce-800 underline">
                Walk through, room by room
              </Link>
            </p>
          )}
        </div>
        {cabin.mountainMamaReview !== null && (
          <blockquote className="mt-8 max-w-prose rounded-card bg-dawn-100 p-6 tablet:px-8 tablet:py-7">
            <p className="eyebrow text-ember-700">{`${shop().host} Says`}</p>
            <p className="mt-3 font-display text-title-3 leading-[1.4] font-medium text-pretty text-spruce-900">
              {cabin.mountainMamaReview}
            </p>
            {cabin.voice}
          </blockquote>
        )}
      </Section>
      <Section id="amenities" className="later later-[17.7rem]" heading="Amenities">
        <AmenityList amenities={cabin.amenities} />
        {facts}
      </Section>
      <Section
        id="sleeping"
        className="later later-[17.2rem] tablet:later-[9.9rem]"
        heading="Sleeping arrangements"
      >
        <SleepingArrangements beds={cabin.bedTypes} />
      </Section>
    </>
  );
}

type TermsProps = Pick<Props, 'cabin' | 'tax' | 'cancellation' | 'extras'>;

function Terms({ cabin, tax, cancellation, extras }: TermsProps) {
  return (
    <>
      <Section
        id="costs"
        className="later later-[18rem] tablet:later-[18.1rem]"
        heading="Fees and taxes"
      >
        <StayCosts cabin={cabin} tax={tax} />
      </Section>
      <Section
        id="rules"
        className="later later-[28.8rem] tablet:later-[20.1rem]"
        heading="House rules"
      >
        <StayRules cabin={cabin} />
      </Section>
      <Section
        id="cancellation"
        className="later later-[10.9rem] tablet:later-[9.5rem]"
        heading="Cancellation"
      >
        {cancellation}
      </Section>
      <Section
        id="reviews"
        className="later later-[88.6rem] tablet:later-[57.8rem]"
        heading="Reviews"
      >
        <Reviews cabin={cabin} extras={extras} />
      </Section>
    </>
  );
}

function SimilarCabins({ cabins }: { cabins: readonly CardRow[] }) {
  if (cabins.length === 0) return null;
  return (
    <Section
      id="similar"
      heading="Similar cabins"
      className="mx-4 mt-section later later-[calc(168.75vw+62rem)] mobile:later-[86.4rem] tablet:mx-0 laptop:later-[43.2rem]"
    >
      <CardGrid cabins={cabins} />
    </Section>
  );
}
