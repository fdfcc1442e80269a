import { listAmenities, type CabinRates, type CabinSummary } from '../domain/catalog/cabin.ts';
import type { Database } from './database.types.ts';

type CabinRow = Database['public']['Tables']['cabins']['Row'];

type Columns<List extends string> = List extends `${infer First}, ${infer Rest}`
  ? First | Columns<Rest>
  : List;
export type CabinColumns<List extends string> = Pick<CabinRow, Columns<List> & keyof CabinRow>;

const RATE_COLUMNS =
  'id, slug, city, max_guests, max_pets, pet_fee, nightly_rate, cleaning_fee, mountain_mama_nightly_surcharge, timezone, free_cancel_days';

/** What a card shows of a cabin, and its calendar. */
export const SUMMARY_COLUMNS =
  `${RATE_COLUMNS}, title, short_desc, hero_image_url, beds, baths, amenities, tiktok_ids, video_tour_url, mountain_mama_review, views_last_7_days` as const;

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
 * `derived` is what the row itself does not hold. Fields that seldom differ stand together: a list of cards compresses
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
  baths: Number(row.baths),
  amenities: listAmenities(row.amenities as Readonly<Record<string, unknown>>),
  heroImageUrl: row.hero_image_url,
  tiktokId: row.tiktok_ids[0] ?? null,
  beds: row.beds,
  videoTourUrl: row.video_tour_url,
  ...toCabinRates(row),
});
