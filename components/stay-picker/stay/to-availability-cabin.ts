import type { AvailabilityCabin } from './availability-cabin';
import { USUAL_TERMS, type CardCabin } from '@/lib/domain/catalog/cabin';
import { CALENDAR_FIELDS } from '@/lib/domain/catalog/card-row';

const USUAL: Partial<AvailabilityCabin> = { heroFocus: null, petFeeCents: null, ...USUAL_TERMS };

/** The part of a cabin that the calendar needs, so that the rest is not serialized twice. */
export const toAvailabilityCabin = (cabin: CardCabin): AvailabilityCabin =>
  Object.fromEntries(
    CALENDAR_FIELDS.map((field) => [field, cabin[field] ?? USUAL[field]]),
  ) as AvailabilityCabin;
