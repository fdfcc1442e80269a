import type { BedDetails, LocationFeatureSpecification, Review, VacationRental } from 'schema-dts';
import {
  AMENITY_LABELS,
  averageRating,
  type Amenity,
  type Bed,
  type Cabin,
  type CabinReview,
} from '@/lib/domain/catalog/cabin';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { midnightInZone } from '@/lib/domain/values/zoned-date';
import { publicLocation } from '@/lib/domain/values/public-location';
import { paths } from '@/lib/http/paths';
import { shop } from '@/lib/shop/shop';
import { shopFacts } from '@/lib/shop/shop-facts';

// schema.org names of amenities; others get our labels.
const AMENITY_NAMES: Partial<Record<Amenity, string>> = {
  hot_tub: 'hotTub',
  indoor_pool: 'pool',
  wifi: 'wifi',
  fire_pit: 'firePit',
};
const BED_NAMES: Record<Bed['kind'], string> = {
  king: 'King',
  queen: 'Queen',
  full: 'Full',
  twin: 'Twin',
  bunk: 'Bunk bed',
  sofa_bed: 'Sofa bed',
};

// A sample: search engines want a few, and each review is in the page a second time.
const NAMED_REVIEWS = 3;

const absolute = (url: string, origin: string) => new URL(url, origin).href;

const feature = (name: string, value: boolean | string): LocationFeatureSpecification => ({
  '@type': 'LocationFeatureSpecification',
  name,
  value,
});

function features(cabin: Cabin): LocationFeatureSpecification[] {
  const has = (amenity: Amenity) => cabin.amenities.includes(amenity);
  return [
    ...cabin.amenities.map((amenity) =>
      feature(AMENITY_NAMES[amenity] ?? AMENITY_LABELS[amenity], true),
    ),
    ...(has('indoor_pool') ? [feature('poolType', 'Indoor')] : []),
    ...(has('wifi') ? [feature('internetType', 'Free')] : []),
    feature('petsAllowed', cabin.petFeeCents !== null),
    feature('instantBookable', true),
  ];
}

const beds = (cabin: Cabin): BedDetails[] =>
  cabin.bedTypes.map(({ kind, count }) => ({
    '@type': 'BedDetails',
    typeOfBed: BED_NAMES[kind],
    numberOfBeds: count,
  }));

const review = ({ author, date, rating, text }: CabinReview): Review => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  datePublished: date,
  reviewBody: text,
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
});

/** "16:00:00-05:00": a time of the cabin's day, with the offset of a winter day in its zone. */
function timeWithOffset(time: string, timezone: string): string {
  const day = calendarDate('2026-01-15');
  const hoursWest =
    (midnightInZone(day, timezone).getTime() - midnightInZone(day, 'UTC').getTime()) / 3_600_000;
  const hours = String(Math.abs(Math.trunc(hoursWest))).padStart(2, '0');
  const minutes = String(Math.abs((hoursWest % 1) * 60)).padStart(2, '0');
  return `${time}:00${hoursWest > 0 ? '-' : '+'}${hours}:${minutes}`;
}

/** Everything search engines ask of a rental (research: required first, then recommended). */
export function vacationRental(cabin: Cabin, origin: string): VacationRental {
  const url = `${origin}${paths.cabin(cabin.slug)}`;
  return {
    '@type': 'VacationRental',
    '@id': `${url}#rental`,
    identifier: cabin.id,
    additionalType: 'Cabin',
    name: cabin.title,
    description: cabin.shortDesc,
    url,
    image: [...new Set([cabin.heroImageUrl, ...cabin.photos.map(({ imageUrl }) => imageUrl)])].map(
      (url) => absolute(url, origin),
    ),
    ...publicLocation(cabin),
    address: {
      '@type': 'PostalAddress',
      addressLocality: cabin.city,
      addressRegion: shopFacts().stateCode,
      addressCountry: 'US',
    },
    brand: { '@type': 'Brand', name: shop().name },
    knowsLanguage: 'en-US',
    checkinTime: timeWithOffset(cabin.checkInTime, cabin.timezone),
    checkoutTime: timeWithOffset(cabin.checkOutTime, cabin.timezone),
    ...(cabin.stayRatings.length > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: averageRating(cabin.stayRatings),
        reviewCount: cabin.stayRatings.length,
        bestRating: 5,
      },
      review: cabin.reviews
        .filter(({ origin }) => origin === 'stay')
        .slice(0, NAMED_REVIEWS)
        .map(review),
    }),
    containsPlace: {
      '@type': 'Accommodation',
      additionalType: 'EntirePlace',
      occupancy: { '@type': 'QuantitativeValue', value: cabin.maxGuests },
      numberOfBedrooms: cabin.bedrooms,
      numberOfBathroomsTotal: cabin.baths,
      bed: beds(cabin),
      amenityFeature: features(cabin),
    },
  };
}
