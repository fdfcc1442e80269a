import 'server-only';
import type { CabinSummary } from '@/lib/domain/catalog/cabin';
import { publicLocation } from '@/lib/domain/values/public-location';
import { serverEnv } from '@/lib/env/server';
import { paths } from '@/lib/http/paths';
import { getCabin, listCabins } from '@/lib/data/cabins/cabins';

const NOTE = 'Indicative, not a hold. Book on the site.';

/** CORS and caching headers of every API response. */
export const responseMeta = (now: Date) => ({ as_of: now.toISOString(), note: NOTE });

function toApiCabin(cabin: CabinSummary) {
  return {
    slug: cabin.slug,
    title: cabin.title,
    description: cabin.shortDesc,
    url: `${serverEnv.SITE_URL}${paths.cabin(cabin.slug)}`,
    city: cabin.city,
    beds: cabin.beds,
    baths: cabin.baths,
    max_guests: cabin.maxGuests,
    pet_fee_cents: cabin.petFeeCents,
    amenities: cabin.amenities,
    usual_nightly_rate_cents: cabin.nightlyRateCents,
    cleaning_fee_cents: cabin.cleaningFeeCents,
    rating: cabin.reviewCount > 0 ? cabin.averageRating : null,
    review_count: cabin.reviewCount,
  };
}

export async function listApiCabins() {
  return (await listCabins()).map(toApiCabin);
}

/** The id and public location of a cabin; null for an unknown slug. */
export async function getApiCabin(slug: string) {
  const cabin = await getCabin(slug);
  return cabin && { id: cabin.id, cabin: { ...toApiCabin(cabin), ...publicLocation(cabin) } };
}
