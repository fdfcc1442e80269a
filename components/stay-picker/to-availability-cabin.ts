import type { AvailabilityCabin } from '@/components/stay-picker/availability-cabin';
import { USUAL_TERMS, type CardCabin } from '@/lib/domain/catalog/cabin';

/** The part of a cabin that the calendar needs, so that the rest is not serialized twice. */
export function toAvailabilityCabin(cabin: CardCabin): AvailabilityCabin {
  return {
    id: cabin.id,
    slug: cabin.slug,
    title: cabin.title,
    city: cabin.city,
    heroImageUrl: cabin.heroImageUrl,
    heroFocus: cabin.heroFocus ?? null,
    maxGuests: cabin.maxGuests,
    nightlyRateCents: cabin.nightlyRateCents,
    cleaningFeeCents: cabin.cleaningFeeCents,
    petFeeCents: cabin.petFeeCents ?? null,
    maxPets: cabin.maxPets ?? USUAL_TERMS.maxPets,
    nightlySurchargePercent: cabin.nightlySurchargePercent ?? USUAL_TERMS.nightlySurchargePercent,
    timezone: cabin.timezone ?? USUAL_TERMS.timezone,
    freeCancelDays: cabin.freeCancelDays ?? USUAL_TERMS.freeCancelDays,
  };
}
