import type { AvailabilityCabin } from '@/components/stay-picker/availability-cabin';
import { USUAL_TERMS, type CardCabin } from '@/lib/domain/catalog/cabin';

const USUAL: Partial<AvailabilityCabin> = { heroFocus: null, petFeeCents: null, ...USUAL_TERMS };

const FIELDS = [
  'id',
  'slug',
  'title',
  'city',
  'heroImageUrl',
  'heroFocus',
  'maxGuests',
  'nightlyRateCents',
  'cleaningFeeCents',
  'petFeeCents',
  'maxPets',
  'nightlySurchargePercent',
  'timezone',
  'freeCancelDays',
] as const satisfies (keyof AvailabilityCabin)[];

/** The part of a cabin that the calendar needs, so that the rest is not serialized twice. */
export const toAvailabilityCabin = (cabin: CardCabin): AvailabilityCabin =>
  Object.fromEntries(
    FIELDS.map((field) => [field, cabin[field] ?? USUAL[field]]),
  ) as AvailabilityCabin;
