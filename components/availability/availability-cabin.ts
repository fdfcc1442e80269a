import type { Cabin, CabinRates } from '@/lib/domain/cabin';

/** All that the calendar, its prices and the hand-off need. */
export type AvailabilityCabin = Pick<Cabin, 'title' | 'heroImageUrl'> & CabinRates;

/** What a card knows; whatever else is at hand makes its dialog richer. */
export type AvailabilityCardCabin = Pick<Cabin, 'id' | 'slug' | 'title' | 'city'> &
  Partial<AvailabilityCabin>;

// spec §9
const DEFAULT_TIMEZONE = 'America/New_York';
const DEFAULT_FREE_CANCEL_DAYS = 14;

export function cancellationTerms(cabin: AvailabilityCardCabin) {
  return {
    timezone: cabin.timezone ?? DEFAULT_TIMEZONE,
    freeCancelDays: cabin.freeCancelDays ?? DEFAULT_FREE_CANCEL_DAYS,
  };
}

/** Prices are computed in the browser only from complete rates, never from guesses. */
export function hasRates(cabin: AvailabilityCardCabin): cabin is AvailabilityCabin {
  const rates = [cabin.nightlyRateCents, cabin.nightlySurchargePercent, cabin.cleaningFeeCents];
  return rates.every((rate) => rate !== undefined) && cabin.maxGuests !== undefined;
}
