import type { CabinRates, CabinSummary } from '@/lib/domain/catalog/cabin';

/** The fields that the calendar, its prices and the hand-off need. */
export type AvailabilityCabin = CabinRates &
  Pick<CabinSummary, 'title' | 'heroImageUrl' | 'heroFocus' | 'bedrooms' | 'beds'>;
