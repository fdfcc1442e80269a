import { CARD_COLUMNS, toCabin, toSummary, type DetailRow } from '@/lib/data/cabins/cabin-rows';

jest.mock('@/lib/env/server', () => ({ serverEnv: {} }));

const review = (id: string, rating: number, visible: boolean, author: string | null) => ({
  id,
  rating,
  visible,
  origin: 'stay',
  source: null,
  answer: null,
  cabin_review_photos: [],
  cleanliness: rating - 1,
  cabin_review_texts: author && { author, body: 'Quiet nights.', stayed_on: '2026-10-04' },
});

const row = {
  title: "Papaw's Porch",
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
  expect(toCabin(row)).toMatchObject({ ...rating, ratingSpread: [1, 0, 1, 0, 0, 0, 0, 0, 0] });
  expect(toCabin(row)).toMatchObject({ stayRatings: [5, 4], subjectRatings: { cleanliness: 3.5 } });
});

test('a picture has a focal point unless it is the middle', () => {
  const photo = { image_url: '/images/a.webp', description: '', room_type: 'deck' };
  const withPictures = {
    ...row,
    hero_focus_x: 20,
    hero_focus_y: 50,
    cabin_photos: [
      { ...photo, focus_x: 50, focus_y: 50, portrait: false, display_order: 2 },
      { ...photo, focus_x: 50, focus_y: 10, portrait: true, display_order: 1 },
    ],
  } as unknown as DetailRow;
  const { heroFocus, photos } = toCabin(withPictures);
  expect(heroFocus).toEqual({ x: 20, y: 50 });
  expect(photos[0]).toMatchObject({ focus: { x: 50, y: 10 }, isPortrait: true });
  expect(Object.keys(photos[1] ?? {})).not.toContain('focus');
  expect(Object.keys(photos[1] ?? {})).not.toContain('isPortrait');
});

test('the picture of the cards comes first, the others in the host’s order', () => {
  const photo = (name: string, place: number) => ({
    image_url: `/images/${name}.webp`,
    description: name,
    room_type: 'deck',
    focus_x: 50,
    focus_y: 50,
    portrait: false,
    display_order: place,
  });
  const pictures = [photo('b', 2), photo('x', 3), photo('a', 1)];
  const withPictures = { ...row, cabin_photos: pictures } as unknown as DetailRow;
  const { photos, heroImageUrl } = toCabin(withPictures);
  expect(photos.map(({ description }) => description)).toEqual(['x', 'a', 'b']);
  expect(photos[0]?.imageUrl).toBe(heroImageUrl);
});

test('only visible reviews with words are listed', () => {
  expect(toCabin(row).reviews.map(({ id }) => id)).toEqual(['seen']);
});

test('a cabin of its own page has the host’s own amenities, a card has none of them', () => {
  const own = [{ group: 'Outdoors', label: 'Telescope', has: true }];
  const withOwn = { ...row, own_amenities: own } as unknown as DetailRow;
  expect(toCabin(withOwn).moreAmenities).toEqual([{ name: 'Outdoors', labels: ['Telescope'] }]);
  expect(JSON.stringify(toSummary(withOwn))).not.toContain('Telescope');
  expect(CARD_COLUMNS).not.toContain('own_amenities');
});
