import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';

export const CABIN: AvailabilityCabin = {
  id: '11111111-1111-4111-8111-111111111111',
  slug: 'laurel-lantern',
  title: 'Laurel Lantern',
  city: 'Gatlinburg',
  heroImageUrl: '/images/laurel-lantern.webp',
  heroFocus: null,
  maxGuests: 6,
  bedrooms: 2,
  beds: 3,
  nightlyRateCents: 20_000,
  cleaningFeeCents: 15_000,
  petFeeCents: 8_500,
  maxPets: 2,
  nightlySurchargePercent: 10,
  timezone: 'America/New_York',
  freeCancelDays: 14,
};
