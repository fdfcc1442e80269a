import { calendarDate } from '@/lib/domain/values/calendar-date';
import {
  averageRating,
  type AreaSlug,
  type Bed,
  type Cabin,
  type CabinReview,
  type CabinSummary,
  type RoomType,
} from '@/lib/domain/catalog/cabin';
import { pictureColor } from '@/lib/pictures/placeholder-color';
import { SUMMARY_COLUMNS, toCabinSummary, type CabinColumns } from '@/lib/supabase/cabin-row';
import type { Database } from '@/lib/supabase/database.types';
import { toPicture } from './pictures';

type PhotoRow = Database['public']['Tables']['cabin_photos']['Row'];
type TextRow = Database['public']['Tables']['cabin_review_texts']['Row'];

/** A hosted project answers no more rows at once, and says nothing of those it left out. */
export const MAX_ROWS = 1000;

const RATING_COLUMNS = 'cabin_reviews!cabin_reviews_cabin_id_fkey(rating, visible)';
export const CARD_COLUMNS = `${SUMMARY_COLUMNS}, ${RATING_COLUMNS}` as const;

const OWN_COLUMNS =
  `${SUMMARY_COLUMNS}, area, featured, bedrooms, bed_types, long_desc, house_rules, check_in_time, check_out_time, latitude, longitude, elevation_ft` as const;
export const DETAIL_COLUMNS =
  `${OWN_COLUMNS}, cabin_photos!cabin_photos_cabin_id_fkey(id, image_url, description, room_type, display_order), cabin_reviews!cabin_reviews_cabin_id_fkey(id, rating, visible, cabin_review_texts!cabin_review_texts_review_id_fkey(author, body, stayed_on))` as const;

type Ratings = { cabin_reviews: { rating: number; visible: boolean }[] };
type CardRow = CabinColumns<typeof SUMMARY_COLUMNS> & Ratings;
export type DetailRow = CabinColumns<typeof OWN_COLUMNS> & {
  cabin_photos: Omit<PhotoRow, 'cabin_id'>[];
  cabin_reviews: {
    id: string;
    rating: number;
    visible: boolean;
    cabin_review_texts: Omit<TextRow, 'review_id'> | null;
  }[];
};

// The secret key reads hidden reviews too.
const visibleOf = <Review extends { visible: boolean }>(reviews: readonly Review[]) =>
  reviews.filter(({ visible }) => visible);

function ratingOf(reviews: Ratings['cabin_reviews']) {
  const ratings = visibleOf(reviews).map(({ rating }) => Number(rating));
  return { averageRating: averageRating(ratings), reviewCount: ratings.length };
}

/** With the rating that every reader is given: of all visible reviews, with words or without. */
export const toSummary = (row: CardRow): CabinSummary =>
  toCabinSummary(
    { ...row, hero_image_url: toPicture(row.hero_image_url) },
    { ...ratingOf(row.cabin_reviews), heroImageColor: pictureColor(row.hero_image_url) },
  );

function toReviews(rows: DetailRow['cabin_reviews']): CabinReview[] {
  return rows
    .flatMap(({ id, rating, cabin_review_texts: text }) =>
      text
        ? [
            {
              id,
              rating: Number(rating),
              author: text.author,
              date: calendarDate(text.stayed_on),
              text: text.body,
            },
          ]
        : [],
    )
    .sort((a, b) => b.date.localeCompare(a.date));
}

export function toCabin(row: DetailRow): Cabin {
  return {
    ...toSummary(row),
    area: row.area as AreaSlug,
    featured: row.featured,
    bedrooms: row.bedrooms,
    longDesc: row.long_desc,
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
    elevationFt: row.elevation_ft,
    bedTypes: row.bed_types as Bed[],
    houseRules: row.house_rules,
    checkInTime: row.check_in_time.slice(0, 'HH:mm'.length),
    checkOutTime: row.check_out_time.slice(0, 'HH:mm'.length),
    photos: row.cabin_photos
      .toSorted((a, b) => a.display_order - b.display_order)
      .map((photo) => ({
        id: photo.id,
        imageUrl: toPicture(photo.image_url),
        imageColor: pictureColor(photo.image_url),
        description: photo.description,
        roomType: photo.room_type as RoomType,
      })),
    reviews: toReviews(visibleOf(row.cabin_reviews)),
  };
}
