'use client';

import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { StayScene } from '@/components/stay-strip/stay-scene';
import { StayStrip } from '@/components/stay-strip/stay-strip';
import { noteStayTotal, stayTotal } from '@/lib/browser/stay-total';
import { seasonAddress } from '@/lib/domain/trip/picture-season';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { PartBoundary } from '@/components/ui/page/part-boundary';
import { AddressTotal } from '@/components/stay-picker/price/address-total';
import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import { useAddressStay } from '@/components/stay-picker/stay/use-address-stay';

/** Safari doesn't keep the scroll position when something is inserted above it. */
function holdView(inserted: HTMLElement): void {
  if (globalThis.CSS?.supports?.('overflow-anchor', 'auto')) return;
  const { bottom, height } = inserted.getBoundingClientRect();
  if (bottom < 0) window.scrollBy({ top: height, behavior: 'instant' });
}

/** Inserts below the heading if the page was rendered without dates, because a dated page already has a strip. */
function UnderHeading({ children }: { children: ReactNode }) {
  const [place] = useState(() =>
    document.querySelector('[data-stay-strip]') ? null : document.createElement('div'),
  );
  useLayoutEffect(() => {
    if (!place) return;
    document.querySelector('[data-property] header > p')?.before(place);
    holdView(place);
    return () => place.remove();
  }, [place]);
  return place && createPortal(children, place);
}

/** Draws over the first picture if the page was rendered without the URL's dates. */
function OverPicture({ checkIn }: { checkIn: CalendarDate }) {
  const [place] = useState(() => {
    const link = document.querySelector<HTMLAnchorElement>('a[data-season]');
    const shown = link?.pathname ?? '';
    const isDrawnForDates = shown === seasonAddress(shown, checkIn);
    return isDrawnForDates && !document.querySelector('[data-scene]') ? link?.parentElement : null;
  });
  return place && createPortal(<StayScene checkIn={checkIn} />, place);
}

type Props = {
  cabin: AvailabilityCabin;
  /** The server rendered the page for its dates, but couldn't price them in time. */
  isDatedPage?: boolean;
};

function Dated({ cabin, isDatedPage = false }: Props) {
  const { slug } = cabin;
  const [isAsked] = useState(() => stayTotal(slug) === undefined);
  const addressed = useAddressStay();
  // Nobody has touched a dated page yet, so nothing is inserted that might have to be removed again.
  const asked = isAsked && addressed && !isDatedPage ? { stay: addressed } : null;
  return (
    <>
      {isAsked && <AddressTotal cabin={cabin} />}
      {addressed && <OverPicture checkIn={addressed.checkIn} />}
      <UnderHeading>
        <StayStrip slug={slug} asked={asked} />
      </UnderHeading>
    </>
  );
}

/**
 * The parts of a cabin's page that need dates: the total, until a calendar reports it, and the facts about those days.
 */
export function DatedPage({ cabin, isDatedPage }: Props) {
  // Without this the page would wait for a total that never comes.
  const giveUp = () => {
    if (stayTotal(cabin.slug) === undefined) noteStayTotal(cabin.slug, { total: null });
  };
  return (
    <PartBoundary text={null} onFail={giveUp}>
      <Dated cabin={cabin} isDatedPage={isDatedPage} />
    </PartBoundary>
  );
}
