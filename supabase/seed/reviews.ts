import { hashNumber, hashUuid } from './hash.ts';
import { authors, closings, reviewTexts, type ReviewTag, type ReviewTone } from './review-texts.ts';
import type { SeedCabin } from './seed-cabin.ts';

export type SeedReview = {
  id: string;
  slug: string;
  rating: number;
  visible: boolean;
  author: string;
  text: string;
  body: string;
  daysAgo: number;
};

const WATERSIDE = new Set([
  'trout-lily-cottage',
  'the-millers-daughter',
  'heron-house-on-the-french-broad',
  'sycamore-stilts',
]);
const STEEP_ABOVE_FT = 1800;
const FAMILY_FROM_GUESTS = 4;
const LARGE_FROM_GUESTS = 8;
const COUPLE_UP_TO_GUESTS = 4;
const OLDEST_DAYS = 720;

export function reviewTags(cabin: SeedCabin): Set<ReviewTag> {
  const tags = new Set<ReviewTag>();
  for (const amenity of cabin.amenities) {
    if (amenity === 'firepit') tags.add('fire_pit');
    else if (amenity === 'arcade') tags.add('game_room');
    else tags.add(amenity);
  }
  if (cabin.cents.pet !== null) tags.add('pets');
  if (cabin.maxGuests >= FAMILY_FROM_GUESTS) tags.add('family');
  if (cabin.maxGuests >= LARGE_FROM_GUESTS) tags.add('large');
  if (cabin.maxGuests <= COUPLE_UP_TO_GUESTS) tags.add('couple');
  if (cabin.elevationFt >= STEEP_ABOVE_FT) tags.add('steep');
  if (WATERSIDE.has(cabin.slug)) tags.add('water');
  return tags;
}

function ratingFor(key: string): number {
  const draw = hashNumber(`${key}:rating`) % 100;
  if (draw < 70) return 5;
  if (draw < 82) return 4.5;
  if (draw < 91) return 4;
  if (draw < 96) return 3.5;
  return 3;
}

function toneOf(rating: number): ReviewTone {
  if (rating >= 4.5) return 'glowing';
  return rating >= 3.5 ? 'fair' : 'mixed';
}

type Uses = Map<string, number>;

/** The cabin's texts of one tone, those least used so far first, so that no text is seen at every cabin. */
function textsFor(cabin: SeedCabin, tone: ReviewTone, uses: Uses): string[] {
  const tags = reviewTags(cabin);
  return reviewTexts
    .filter((text) => text.tone === tone && text.needs.every((tag) => tags.has(tag)))
    .map(({ body }) => ({
      body,
      order: (uses.get(body) ?? 0) * 1000 + (hashNumber(`${cabin.slug}:${body}`) % 1000),
    }))
    .sort((a, b) => a.order - b.order || (a.body < b.body ? -1 : 1))
    .map(({ body }) => body);
}

function withClosing(key: string, tone: ReviewTone, text: string): string {
  const options = closings[tone];
  const closing = options[hashNumber(`${key}:closing`) % (options.length * 3)];
  const sentences = text.split(/[.?!](?:\s|$)/).filter(Boolean).length;
  return closing === undefined || sentences > 2 || /back|again/i.test(text)
    ? text
    : `${text} ${closing}`;
}

function reviewsOf(cabin: SeedCabin, uses: Uses): SeedReview[] {
  const unused: Record<ReviewTone, string[]> = {
    glowing: textsFor(cabin, 'glowing', uses),
    fair: textsFor(cabin, 'fair', uses),
    mixed: textsFor(cabin, 'mixed', uses),
  };
  const firstAuthor = hashNumber(`${cabin.slug}:authors`);
  const spacing = Math.floor(OLDEST_DAYS / Math.max(cabin.reviewCount, 1));

  return Array.from({ length: cabin.reviewCount }, (_, index) => {
    const key = `${cabin.slug}:review:${index}`;
    const rating = ratingFor(key);
    const tone = toneOf(rating);
    const text = unused[tone].shift();
    if (text === undefined) throw new Error(`${cabin.slug} has too few ${tone} review texts.`);
    uses.set(text, (uses.get(text) ?? 0) + 1);
    return {
      id: hashUuid(key),
      slug: cabin.slug,
      rating,
      visible: hashNumber(`${key}:visible`) % 16 !== 0,
      author: authors[(firstAuthor + index * 7) % authors.length] ?? 'A guest',
      text,
      body: withClosing(key, tone, text),
      daysAgo: 6 + index * spacing + (hashNumber(`${key}:day`) % Math.max(spacing - 8, 1)),
    };
  });
}

export function buildReviews(cabins: readonly SeedCabin[]): SeedReview[] {
  const uses: Uses = new Map();
  return cabins.flatMap((cabin) => reviewsOf(cabin, uses));
}
