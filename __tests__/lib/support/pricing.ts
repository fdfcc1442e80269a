import { addDays, calendarDate } from '@/lib/domain/values/calendar-date';
import type { CabinRates, CabinSummary } from '@/lib/domain/catalog/cabin';
import type { PaymentTerms } from '@/lib/domain/pricing/payment-plan';
import type { Promotion } from '@/lib/domain/pricing/promotion';
import type { QuoteInput } from '@/lib/domain/pricing/quote';
import type { Stay } from '@/lib/domain/stays/stay';
import { TAX_RATES } from '../../support/tax-rates';

export const CABIN_ID = '7f6b1c1e-51f4-4d25-9b5c-1d2f6a1e0a01';

export const MAMAFREE4: Promotion = {
  code: 'MAMAFREE4',
  label: '4th night free',
  everyNthNightFree: 4,
  seasonStart: '09-01',
  seasonEnd: '02-29',
};

export const PAID_IN_FULL: PaymentTerms = { deposit: 'full', balanceDays: 30 };

export function stayOf(checkIn: string, nights: number): Stay {
  const start = calendarDate(checkIn);
  return { checkIn: start, checkOut: addDays(start, nights) };
}

export function ratesOf(changes: Partial<CabinRates> = {}): CabinRates {
  return {
    id: CABIN_ID,
    slug: 'bear-hollow',
    city: 'Gatlinburg',
    maxGuests: 8,
    nightlyRateCents: 20_000,
    cleaningFeeCents: 15_000,
    petFeeCents: 7_500,
    maxPets: 2,
    nightlySurchargePercent: 6,
    timezone: 'America/New_York',
    freeCancelDays: 14,
    ...changes,
  };
}

export function quoteInputOf(changes: Partial<QuoteInput> = {}): QuoteInput {
  return {
    cabin: ratesOf(),
    taxes: TAX_RATES,
    stay: stayOf('2026-12-04', 3),
    dayPrices: new Map(),
    pets: 0,
    promotion: null,
    discountPercent: 0,
    ...changes,
  };
}

export function summaryOf(id: string, changes: Partial<CabinSummary> = {}): CabinSummary {
  return {
    ...ratesOf({ id, slug: id, maxGuests: 4, petFeeCents: null }),
    title: id,
    shortDesc: '',
    heroImageUrl: '/hero.jpg',
    heroImageColor: null,
    heroFocus: null,
    bedrooms: 1,
    beds: 2,
    baths: 2,
    amenities: [],
    tiktokId: null,
    videoTourUrl: null,
    mountainMamaReview: null,
    viewsLast7Days: 0,
    leastNightCents: null,
    usualNightCents: null,
    averageRating: 0,
    reviewCount: 0,
    ...changes,
  };
}
