import { calendarDate } from '@/lib/domain/values/calendar-date';
import {
  averageRating,
  spreadRatings,
  toFocalPoint,
  type Bed,
  type Cabin,
  type CabinPhoto,
  type CabinSummary,
  type ReviewExtras,
  type RoomType,
} from '@/lib/domain/catalog/cabin';
import {
  listMissingAmenities,
  listMoreAmenities,
  type OwnAmenity,
} from '@/lib/domain/catalog/amenities';
import { listMountainFacts, type MountainFact } from '@/lib/domain/catalog/mountain-facts';
import { REVIEW_SUBJECTS, type SubjectRatings } from '@/lib/domain/reviews/review';
import { pictureColor } from '@/lib/pictures/placeholder-color';
import { isSeasonal, pictureOfToday } from '@/lib/pictures/season-picture';
import { SUMMARY_COLUMNS, toCabinSummary, type CabinColumns } from '@/lib/supabase/cabin-row';
import type { Database } from '@/lib/supabase/database.types';
import { typesetTitle } from '@/lib/copy/typeset';
import { toPicture } from '@/lib/data/files/pictures';

type PhotoRow = Database['public']['Tables']['cabin_photos']['Row'];
type ReviewRow = Database['public']['Tables']['cabin_reviews']['Row'];
type ReviewPhotoRow = Database['public']['Tables']['cabin_review_photos']['Row'];
type VoiceRow = Database['public']['Tables']['cabin_voices']['Row'];
type TextRow = Database['public']['Tables']['cabin_review_texts']['Row'];

/** PostgREST on a hosted project silently returns at most 1,000 rows. */
export const MAX_ROWS = 1000;

const RATING_COLUMNS = 'cabin_reviews!cabin_reviews_cabin_id_fkey(rating, visible)';
export const CARD_COLUMNS = `${SUMMARY_COLUMNS}, ${RATING_COLUMNS}` as const;

const OWN_COLUMNS =
  `${SUMMARY_COLUMNS}, area, featured, bed_types, own_amenities, mountain_facts, long_desc, house_rules, check_in_time, check_out_time, latitude, longitude, elevation_ft, open_night_most` as const;
export const DETAIL_COLUMNS =
  `${OWN_COLUMNS}, cabin_photos!cabin_photos_cabin_id_fkey(image_url, drawing_url, focus_x, focus_y, portrait, description, room_type, display_order), cabin_voices!cabin_voices_cabin_id_fkey(url, seconds, wave, transcript), cabin_reviews!cabin_reviews_cabin_id_fkey(id, rating, visible, origin, source, answer, cleanliness, accuracy, arrival, communication, location, value, cabin_review_texts!cabin_review_texts_review_id_fkey(author, body, stayed_on), cabin_review_photos!cabin_review_photos_review_id_fkey(id, width, height, created_at))` as const;

type Ratings = { cabin_reviews: { rating: number; visible: boolean }[] };
type CardRow = CabinColumns<typeof SUMMARY_COLUMNS> & Ratings;
export type DetailRow = CabinColumns<typeof OWN_COLUMNS> & {
  cabin_photos: Omit<PhotoRow, 'id' | 'cabin_id' | 'kind'>[];
  cabin_voices: Omit<VoiceRow, 'cabin_id'> | null;
  cabin_reviews: (Omit<ReviewRow, 'cabin_id' | 'created_at'> & {
    cabin_review_texts: Omit<TextRow, 'review_id'> | null;
    cabin_review_photos: Omit<ReviewPhotoRow, 'review_id'>[];
  })[];
};

// The secret key bypasses row level security, so it reads hidden reviews too.
const visibleOf = <Review extends { visible: boolean }>(reviews: readonly Review[]) =>
  reviews.filter(({ visible }) => visible);

const ratingsOf = (reviews: Ratings['cabin_reviews']) =>
  visibleOf(reviews).map(({ rating }) => Number(rating));

function ratingOf(reviews: Ratings['cabin_reviews']) {
  const ratings = ratingsOf(reviews);
  return { averageRating: averageRating(ratings), reviewCount: ratings.length };
}

/** The rating counts all visible reviews, with or without text. */
export function toSummary(row: CardRow): CabinSummary {
  const picture = pictureOfToday(toPicture(row.hero_image_url));
  return toCabinSummary(
    { ...row, title: typesetTitle(row.title), hero_image_url: picture },
    { ...ratingOf(row.cabin_reviews), heroImageColor: pictureColor(picture) },
  );
}

function toReviews(rows: DetailRow['cabin_reviews']): Cabin['reviews'] {
  return rows
    .flatMap(({ cabin_review_texts: text, cabin_review_photos: photos, ...row }) =>
      text
        ? [
            {
              id: row.id,
              rating: Number(row.rating),
              author: text.author,
              date: calendarDate(text.stayed_on),
              text: text.body,
              origin: row.origin as ReviewExtras['origin'],
              source: row.source,
              answer: row.answer,
              photos: photos
                .toSorted((a, b) => a.created_at.localeCompare(b.created_at))
                .map(({ id, width, height }) => ({ id, width, height })),
            },
          ]
        : [],
    )
    .sort((a, b) => b.date.localeCompare(a.date));
}

function meansOf(rows: DetailRow['cabin_reviews']): SubjectRatings {
  const means: SubjectRatings = {};
  for (const subject of REVIEW_SUBJECTS) {
    const stars = rows.flatMap((row) => row[subject] ?? []);
    if (stars.length > 0) means[subject] = averageRating(stars);
  }
  return means;
}

function toPhoto(row: DetailRow['cabin_photos'][number], place: number): CabinPhoto {
  const focus = toFocalPoint(row.focus_x, row.focus_y);
  const imageUrl = pictureOfToday(toPicture(row.image_url));
  return {
    imageUrl,
    imageColor: pictureColor(imageUrl),
    ...(focus && { focus }),
    ...(row.portrait && { isPortrait: true }),
    description: row.description,
    roomType: row.room_type as RoomType,
    ...(place === 0 && row.drawing_url && { drawingUrl: row.drawing_url }),
    ...(isSeasonal(imageUrl) && { isSeasonal: true }),
  };
}

/** The host's order, except that the cover comes first. */
function coverFirst({ cabin_photos: photos, hero_image_url: cover }: DetailRow) {
  const place = (photo: (typeof photos)[number]) =>
    photo.image_url === cover ? -1 : photo.display_order;
  return photos.toSorted((a, b) => place(a) - place(b));
}

export function toCabin(row: DetailRow): Cabin {
  const flags = row.amenities as Readonly<Record<string, unknown>>;
  const own = row.own_amenities as OwnAmenity[];
  return {
    ...toSummary(row),
    area: row.area,
    featured: row.featured,
    mostNightCents: row.open_night_most,
    moreAmenities: listMoreAmenities(flags, own),
    missingAmenities: listMissingAmenities(flags, own),
    mountainFacts: listMountainFacts((row.mountain_facts ?? []) as MountainFact[]),
    longDesc: row.long_desc,
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
    elevationFt: row.elevation_ft,
    bedTypes: row.bed_types as Bed[],
    houseRules: row.house_rules,
    checkInTime: row.check_in_time.slice(0, 'HH:mm'.length),
    checkOutTime: row.check_out_time.slice(0, 'HH:mm'.length),
    photos: coverFirst(row).map(toPhoto),
    reviews: toReviews(visibleOf(row.cabin_reviews)),
    ratingSpread: spreadRatings(ratingsOf(row.cabin_reviews)),
    stayRatings: ratingsOf(row.cabin_reviews.filter(({ origin }) => origin === 'stay')),
    subjectRatings: meansOf(visibleOf(row.cabin_reviews)),
    ...(row.cabin_voices && { hostVoice: row.cabin_voices }),
  };
}
