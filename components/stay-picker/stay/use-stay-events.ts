import { useEffect, useEffectEvent } from 'react';
import { track, type EventParameters } from '@/lib/browser/analytics/track';
import type { FunnelStep } from '@/lib/domain/analytics/analytics';
import { nightsBetween } from '@/lib/domain/values/calendar-date';
import type { Quote } from '@/lib/domain/pricing/quote';
import type { Stay } from '@/lib/domain/stays/stay';
import type { AvailabilityCabin } from './availability-cabin';

type Seen = {
  cabin: Pick<AvailabilityCabin, 'id' | 'slug'>;
  guests: number;
  stay: Stay | null;
  quote: Quote | null;
};

const cabinOf = ({ id, slug }: Seen['cabin']) => ({ cabin_id: id, slug });

const stayOf = ({ checkIn, checkOut }: Stay) => ({
  check_in: checkIn,
  check_out: checkOut,
  nights: nightsBetween(checkIn, checkOut),
});

const dollarsOf = (quote: Quote) => ({ total_price: quote.totalCents / 100 });

function trackStep(step: FunnelStep, parameters: EventParameters): void {
  track('booking_funnel', { step, ...parameters });
}

/** Tracks the opening of a cabin's calendar in a dialog. */
export function useOpenedEvent(cabin: Seen['cabin'], source: 'card' | 'modal'): void {
  const { id, slug } = cabin;
  useEffect(() => {
    const parameters = { ...cabinOf({ id, slug }), source };
    track('availability_modal_opened', parameters);
    trackStep('availability_check', parameters);
  }, [id, slug, source]);
}

/** The same for the inline calendar, which counts from the first day picked. */
export function useCheckedEvent(cabin: Seen['cabin'], isUsed: boolean): void {
  const { id, slug } = cabin;
  useEffect(() => {
    if (isUsed) trackStep('availability_check', { ...cabinOf({ id, slug }), source: 'page' });
  }, [id, slug, isUsed]);
}

/** Tracks each available stay and each price. */
export function useStayEvents({ cabin, guests, stay, quote }: Seen): void {
  const { id, slug } = cabin;
  const checkIn = stay?.checkIn;
  const checkOut = stay?.checkOut;
  // Reads the current guests, because a change of the party alone isn't an event.
  const noteDates = useEffectEvent((dates: Stay) => {
    const parameters = { ...cabinOf({ id, slug }), ...stayOf(dates), guests };
    track('dates_selected', parameters);
    trackStep('date_selection', parameters);
  });
  const notePrice = useEffectEvent((priced: Quote) => {
    const parameters = {
      ...cabinOf({ id, slug }),
      ...stayOf(priced),
      ...dollarsOf(priced),
      guests,
    };
    track('pricing_calculated', parameters);
  });
  useEffect(() => {
    if (checkIn && checkOut) noteDates({ checkIn, checkOut });
  }, [id, slug, checkIn, checkOut]);
  useEffect(() => {
    if (quote) notePrice(quote);
  }, [id, slug, quote]);
}

/** Tracks that a guest goes to /booking with a stay and its price. */
export function trackBookingInitiated(cabin: Seen['cabin'], quote: Quote, guests: number): void {
  const parameters = { ...cabinOf(cabin), ...stayOf(quote), ...dollarsOf(quote), guests };
  track('booking_initiated', parameters);
  trackStep('booking_initiated', parameters);
}
