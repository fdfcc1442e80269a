import { listAmenities, type CabinSummary } from './cabin.ts';

/** A cabin in the field names of product §3.1: amounts in cents, the percent under the product's name. */
export type CabinWire = {
  id: string;
  slug: string;
  title: string;
  short_desc: string;
  hero_image_url: string;
  city: string;
  beds: number;
  baths: number;
  max_guests: number;
  max_pets: number;
  pet_fee: number | null;
  amenities: Readonly<Record<string, unknown>>;
  tiktok_ids: readonly string[];
  video_tour_url: string | null;
  mountain_mama_review: string | null;
  views_last_7_days: number;
  nightly_rate: number;
  cleaning_fee: number;
  mountain_mama_nightly_surcharge: number;
  timezone: string;
  free_cancel_days: number;
  average_rating: number;
  review_count: number;
};

export function fromCabinWire(cabin: CabinWire): CabinSummary {
  return {
    id: cabin.id,
    slug: cabin.slug,
    title: cabin.title,
    shortDesc: cabin.short_desc,
    heroImageUrl: cabin.hero_image_url,
    heroImageColor: null,
    city: cabin.city,
    beds: cabin.beds,
    baths: Number(cabin.baths),
    maxGuests: cabin.max_guests,
    maxPets: cabin.max_pets,
    petFeeCents: cabin.pet_fee,
    amenities: listAmenities(cabin.amenities),
    tiktokId: cabin.tiktok_ids[0] ?? null,
    videoTourUrl: cabin.video_tour_url,
    mountainMamaReview: cabin.mountain_mama_review,
    viewsLast7Days: cabin.views_last_7_days,
    nightlyRateCents: cabin.nightly_rate,
    cleaningFeeCents: cabin.cleaning_fee,
    nightlySurchargePercent: Number(cabin.mountain_mama_nightly_surcharge),
    timezone: cabin.timezone,
    freeCancelDays: cabin.free_cancel_days,
    averageRating: cabin.average_rating,
    reviewCount: cabin.review_count,
  };
}
