import { calendarDate } from '@/lib/domain/values/calendar-date';
import type { Cabin, ListedCabin } from '@/lib/domain/catalog/cabin';
import type { SearchResult } from '@/lib/domain/search/search-result';

export function makeSummary(changes: Partial<ListedCabin> = {}): ListedCabin {
  const slug = changes.slug ?? 'laurel-lantern';
  return {
    id: `id-${slug}`,
    slug,
    title: 'Laurel Lantern',
    shortDesc: 'A chalet with a lantern-lit porch.',
    heroImageUrl: `/images/cabins/${slug}/hero.webp`,
    heroImageColor: '#8a7f76',
    heroFocus: null,
    city: 'Gatlinburg',
    area: 'gatlinburg',
    maxGuests: 6,
    nightlyRateCents: 20_000,
    cleaningFeeCents: 12_500,
    petFeeCents: null,
    maxPets: 2,
    nightlySurchargePercent: 10,
    timezone: 'America/New_York',
    freeCancelDays: 14,
    bedrooms: 2,
    beds: 3,
    baths: 2.5,
    amenities: ['hot_tub', 'wifi'],
    tiktokId: null,
    videoTourUrl: null,
    mountainMamaReview: null,
    viewsLast7Days: 12,
    leastNightCents: 16_655,
    usualNightCents: 24_110,
    averageRating: 4.7,
    reviewCount: 31,
    ...changes,
  };
}

export function makeCabin(changes: Partial<Cabin> = {}): Cabin {
  return {
    ...makeSummary(changes),
    area: 'gatlinburg',
    featured: false,
    mostNightCents: 42_800,
    moreAmenities: [],
    mountainFacts: [],
    missingAmenities: [],
    longDesc: 'First paragraph.\n\nSecond paragraph.',
    latitude: 35.71441,
    longitude: -83.52472,
    elevationFt: 2180,
    bedTypes: [],
    houseRules: [],
    checkInTime: '16:00',
    checkOutTime: '10:00',
    photos: [],
    reviews: [],
    ratingSpread: [24, 0, 5, 0, 2, 0, 0, 0, 0],
    stayRatings: [],
    subjectRatings: {},
    ...changes,
  };
}

export function makeReviews(count: number): Cabin['reviews'] {
  return Array.from({ length: count }, (_, index) => ({
    id: `review-${index}`,
    rating: index % 2 === 0 ? 5 : 4,
    author: `Guest ${index + 1}`,
    date: calendarDate('2026-10-04'),
    text: `Review ${index + 1}.`,
    origin: 'stay',
    source: null,
    answer: null,
    photos: [],
  }));
}

export function makeResult(changes: Partial<SearchResult> = {}): SearchResult {
  return {
    cabin: makeSummary(),
    stay: { checkIn: calendarDate('2026-12-04'), checkOut: calendarDate('2026-12-07') },
    shiftDays: 0,
    price: {
      totalCents: 123_400,
      originalTotalCents: 123_400,
      discountPercent: 0,
      discountCents: 0,
      avgNightlyCents: 30_000,
      nights: 3,
    },
    ...changes,
  };
}
