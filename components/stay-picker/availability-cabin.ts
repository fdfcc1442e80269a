import type { CabinRates, CabinSummary } from '@/lib/domain/catalog/cabin';

/** All that the calendar, its prices and the hand-off need. */
export type AvailabilityCabin = CabinRates & Pick<CabinSummary, 'title' | 'heroImageUrl'>;
