/** @jest-environment node */
import { toCabin, toSummary, type DetailRow } from '@/lib/data/cabin-rows';

jest.mock('@/lib/env/server', () => ({ serverEnv: {} }));

const review = (id: string, rating: number, visible: boolean, author: string | null) => ({
  id,
  rating,
  visible,
  cabin_review_texts: author && { author, body: 'Quiet nights.', stayed_on: '2026-10-04' },
});

const row = {
  hero_image_url: '/images/x.webp',
  amenities: {},
  tiktok_ids: [],
  check_in_time: '16:00:00',
  check_out_time: '10:00:00',
  cabin_photos: [],
  cabin_reviews: [
    review('seen', 5, true, 'Ann'),
    review('wordless', 4, true, null),
    review('hidden', 1, false, 'Spammer'),
  ],
} as unknown as DetailRow;

test('a list and a cabin of its own page count the same visible ratings, with words or without', () => {
  const rating = { averageRating: 4.5, reviewCount: 2 };
  expect(toSummary(row)).toMatchObject(rating);
  expect(toCabin(row)).toMatchObject(rating);
});

test('only visible reviews with words are listed', () => {
  expect(toCabin(row).reviews.map(({ id }) => id)).toEqual(['seen']);
});
