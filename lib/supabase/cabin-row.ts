import {
  listAmenities,
  toFocalPoint,
  type CabinRates,
  type CabinSummary,
} from '../domain/catalog/cabin.ts';
import type { Database } from './database.types.ts';

type CabinRow = Database['public']['Tables']['cabins']['Row'];

type Names<List extends string> = List extends `${infer First}, ${infer Rest}`
  ? First | Names<Rest>
  : List;
/** The columns of a row that a `select` names. */
export type Columns<Row, List extends string> = Pick<Row, Names<List> & keyof Row>;
export type CabinColumns<List extends string> = Columns<CabinRow, List>;

const RATE_COLUMNS =
  'id, slug, city, max_guests, max_pets, pet_fee, nightly_rate, cleaning_fee, mountain_mama_nightly_surcharge, timezone, free_cancel_days';

/** The columns of a cabin's card and calendar. */
export const SUMMARY_COLUMNS =
  `${RATE_COLUMNS}, title, short_desc, hero_image_url, hero_focus_x, hero_focus_y, bedrooms, beds, baths, amenities, tiktok_ids, video_tour_url, mountain_mama_review, views_last_7_days, open_night_least, open_night_usual` as const;

export type CabinRatesRow = CabinColumns<typeof RATE_COLUMNS>;
type CabinSummaryRow = CabinColumns<typeof SUMMARY_COLUMNS>;

export const toCabinRates = (row: CabinRatesRow): CabinRates => ({
  slug: row.slug,
  maxGuests: row.max_guests,
  cleaningFeeCents: row.cleaning_fee,
  city: row.city,
  id: row.id,
  nightlyRateCents: row.nightly_rate,
  freeCancelDays: row.free_cancel_days,
  petFeeCents: row.pet_fee,
  maxPets: row.max_pets,
  nightlySurchargePercent: Number(row.mountain_mama_nightly_surcharge),
  timezone: row.timezone,
});

/**
 * `derived` has the values that the row lacks. Rarely differing fields are adjacent, because a list of cards compresses
 * better in this order.
 */
export const toCabinSummary = (
  row: CabinSummaryRow,
  derived: Pick<CabinSummary, 'averageRating' | 'reviewCount' | 'heroImageColor'>,
): CabinSummary => ({
  mountainMamaReview: row.mountain_mama_review,
  title: row.title,
  shortDesc: row.short_desc,
  ...derived,
  viewsLast7Days: row.views_last_7_days,
  leastNightCents: row.open_night_least,
  usualNightCents: row.open_night_usual,
  baths: Number(row.baths),
  amenities: listAmenities(row.amenities as Readonly<Record<string, unknown>>),
  heroImageUrl: row.hero_image_url,
  heroFocus: toFocalPoint(row.hero_focus_x, row.hero_focus_y),
  tiktokId: row.tiktok_ids[0] ?? null,
  bedrooms: row.bedrooms,
  beds: row.beds,
  videoTourUrl: row.video_tour_url,
  ...toCabinRates(row),
});
