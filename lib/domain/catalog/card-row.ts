import { toCardCabin, type CabinSummary, type CardCabin } from './cabin.ts';

/** The fields of a card that its calendar needs, rarely set ones last. */
export const CALENDAR_FIELDS = [
  'id',
  'slug',
  'title',
  'city',
  'heroImageUrl',
  'maxGuests',
  'bedrooms',
  'beds',
  'nightlyRateCents',
  'cleaningFeeCents',
  'petFeeCents',
  'maxPets',
  'nightlySurchargePercent',
  'freeCancelDays',
  'timezone',
  'heroFocus',
] as const satisfies readonly (keyof CardCabin)[];

const FIELDS = [
  'mountainMamaReview',
  'averageRating',
  'reviewCount',
  'heroImageColor',
  'viewsLast7Days',
  'leastNightCents',
  'usualNightCents',
  'baths',
  'amenities',
  'videoTourUrl',
  'tiktokId',
  ...CALENDAR_FIELDS,
] as const satisfies readonly (keyof CardCabin)[];

/** Ensures that FIELDS names every field of a card. */
type Fields = Required<Pick<CardCabin, (typeof FIELDS)[number]>>;

declare const packed: unique symbol;

/** A card's values without their names, which a long list would repeat for each cabin. */
export type CardRow = readonly unknown[] & { [packed]: CardCabin };

export function packCard(card: CardCabin): CardRow {
  const values: unknown[] = FIELDS.map((field) => card[field] ?? null);
  while (values.at(-1) === null) values.pop();
  return values as unknown as CardRow;
}

export const toCardRow = (cabin: CabinSummary): CardRow => packCard(toCardCabin(cabin));

const cards = new WeakMap<CardRow, CardCabin>();

/** The card of a row; always the same object for the same row. */
export function toCard(row: CardRow): CardCabin {
  const known = cards.get(row);
  if (known) return known;
  const named = row.map((value, place) => [FIELDS[place], value] as const);
  const card: Required<CardCabin> = Object.fromEntries(
    named.filter(([, value]) => value !== null),
  ) as Fields;
  cards.set(row, card);
  return card;
}
