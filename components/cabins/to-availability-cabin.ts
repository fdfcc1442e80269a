import type { AvailabilityCabin } from '@/components/stay-picker/availability-cabin';
import type { CardCabin } from '@/lib/domain/catalog/cabin';

/** What the calendar needs of a cabin, so that the rest of it does not travel to the browser twice. */
export function toAvailabilityCabin(cabin: CardCabin): AvailabilityCabin {
  return {
    id: cabin.id,
    slug: cabin.slug,
    title: cabin.title,
    city: cabin.city,
    heroImageUrl: cabin.heroImageUrl,
    maxGuests: cabin.maxGuests,
    nightlyRateCents: cabin.nightlyRateCents,
    cleaningFeeCents: cabin.cleaningFeeCents,
    petFeeCents: cabin.petFeeCents ?? null,
    maxPets: cabin.maxPets,
    nightlySurchargePercent: cabin.nightlySurchargePercent,
    timezone: cabin.timezone,
    freeCancelDays: cabin.freeCancelDays,
  };
}
