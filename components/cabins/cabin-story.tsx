'use client';

import { StepInsideButton } from '@/components/video/step-inside-button';
import Link from 'next/link';
import type { ReactNode } from 'react';
import type { CardCabin } from '@/lib/domain/catalog/cabin';
import { site } from '@/lib/site';
import { BelowTheFold } from '@/components/ui/below-the-fold';
import { AmenityList } from './amenity-list';
import { BookingPanel } from './booking-panel';
import { Breadcrumbs } from './breadcrumbs';
import { CabinHeading } from './cabin-heading';
import { CancellationTerms } from './cancellation-terms';
import { CardGrid } from './card-grid';
import { Gallery } from './gallery';
import { MobileBookingBar } from './mobile-booking-bar';
import { Reviews } from './reviews';
import { Section } from '../ui/section';
import { SleepingArrangements } from './sleeping-arrangements';
import { StayCosts } from './stay-costs';
import type { ShownCabin } from './shown-cabin';
import { StayRules } from './stay-rules';

type Props = {
  cabin: ShownCabin;
  similar: readonly CardCabin[];
  /** The page of the cabin's film, where it has one. */
  tourPath: string | null;
  /** Its surroundings, which are told from what does not travel to the browser. */
  where: ReactNode;
};

/** The page of a cabin, made of the one record that travels to the browser. */
export function CabinStory({ cabin, similar, tourPath, where }: Props) {
  return (
    <>
      <div data-property={cabin.id} className="mx-auto w-full max-w-7xl pb-32 tablet:px-8">
        <Breadcrumbs cabin={cabin} />
        <div className="relative">
          <Gallery cabin={cabin} />
          <StepInsideButton
            slug={cabin.slug}
            title={cabin.title}
            videoTourUrl={cabin.videoTourUrl}
            tiktokId={cabin.tiktokId}
            className="absolute bottom-4 left-4 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full bg-spruce-950/85 px-4 text-sm font-semibold text-white shadow-card transition-colors hover:bg-spruce-800"
          />
        </div>
        <div className="px-4 pt-8 tablet:px-0 laptop:grid laptop:grid-cols-[minmax(0,1fr)_24rem] laptop:grid-rows-[auto_1fr] laptop:gap-x-12 laptop:pt-10">
          <div>
            <CabinHeading cabin={cabin} />
            <BelowTheFold>
              <About cabin={cabin} tourPath={tourPath} />
            </BelowTheFold>
          </div>
          <BelowTheFold heldBy="h-[600vh]">
            <BookingPanel cabin={cabin} />
            <div>
              {where}
              <Terms cabin={cabin} />
            </div>
          </BelowTheFold>
        </div>
        <BelowTheFold>
          <SimilarCabins cabins={similar} />
        </BelowTheFold>
      </div>
      <MobileBookingBar cabin={cabin} />
    </>
  );
}

function About({ cabin, tourPath }: Pick<Props, 'cabin' | 'tourPath'>) {
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
                Walk through it on film, room by room
              </Link>
            </p>
          )}
        </div>
        {cabin.mountainMamaReview !== null && (
          <blockquote className="ridge-floor mt-8 max-w-prose overflow-hidden rounded-card bg-dawn-100 px-6 pt-6 pb-16 after:text-dawn-300 tablet:px-8 tablet:pt-7">
            <p className="eyebrow text-ember-700">{`${site.host} Says`}</p>
            <p className="relative z-10 mt-3 font-display text-title-3 leading-[1.4] font-medium text-pretty text-spruce-900">
              {cabin.mountainMamaReview}
            </p>
          </blockquote>
        )}
      </Section>
      <Section id="amenities" heading="Amenities">
        <AmenityList amenities={cabin.amenities} />
      </Section>
      <Section id="sleeping" heading="Sleeping arrangements">
        <SleepingArrangements beds={cabin.bedTypes} />
      </Section>
    </>
  );
}

function Terms({ cabin }: Pick<Props, 'cabin'>) {
  return (
    <>
      <Section id="costs" heading="What a stay costs">
        <StayCosts cabin={cabin} />
      </Section>
      <Section id="rules" heading="House rules">
        <StayRules cabin={cabin} />
      </Section>
      <Section id="cancellation" heading="Cancellation">
        <CancellationTerms cabin={cabin} />
      </Section>
      <Section id="reviews" heading="Reviews">
        <Reviews cabin={cabin} />
      </Section>
    </>
  );
}

function SimilarCabins({ cabins }: { cabins: readonly CardCabin[] }) {
  if (cabins.length === 0) return null;
  return (
    <Section
      id="similar"
      heading="Similar cabins"
      className="mx-4 mt-section later-[calc(200vw+61rem)] mobile:later-[77rem] tablet:mx-0 laptop:later-[38.5rem]"
    >
      <CardGrid cabins={cabins} />
    </Section>
  );
}
