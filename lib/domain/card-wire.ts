import type { CabinSummary } from './cabin.ts';

/** What a card and its calendar show of a cabin. */
export type CardCabin = Omit<CabinSummary, 'shortDesc'>;

const FIELDS = [
  'id',
  'slug',
  'title',
  'city',
  'heroImageUrl',
  'heroImageColor',
  'beds',
  'baths',
  'maxGuests',
  'maxPets',
  'petFeeCents',
  'nightlyRateCents',
  'cleaningFeeCents',
  'nightlySurchargePercent',
  'timezone',
  'freeCancelDays',
  'amenities',
  'tiktokId',
  'videoTourUrl',
  'mountainMamaReview',
  'viewsLast7Days',
  'averageRating',
  'reviewCount',
] as const satisfies readonly (keyof CardCabin)[];

/** A cabin without the names of its fields: a page of 25 cards carries them once instead of 25 times. */
export type CardWire = readonly CardCabin[(typeof FIELDS)[number]][];

export const packCard = (cabin: CardCabin): CardWire => FIELDS.map((field) => cabin[field]);

export const unpackCard = (wire: CardWire): CardCabin =>
  Object.fromEntries(FIELDS.map((field, index) => [field, wire[index]])) as CardCabin;
