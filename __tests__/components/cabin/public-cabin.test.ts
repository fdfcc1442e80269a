import { toPublicCabin } from '@/components/cabin/public-cabin';
import { makeCabin, makeReviews } from '../../support/make-cabin';

test('what the server alone renders does not travel to the browser', () => {
  const sent = toPublicCabin({
    ...makeCabin(),
    moreAmenities: [{ name: 'Kitchen', labels: ['Oven'] }],
    missingAmenities: ['Wi-Fi'],
  });
  expect(JSON.stringify(sent)).not.toMatch(/Oven|"Wi-Fi"/);
});

test('where exactly a cabin stands does not travel to the browser', () => {
  const cabin = { ...makeCabin(), latitude: 35.712345, longitude: -83.512345 };
  const sent = JSON.stringify(toPublicCabin(cabin));
  expect(sent).not.toContain('35.71');
  expect(sent).not.toContain('83.51');
  expect(JSON.parse(sent)).toMatchObject({ slug: cabin.slug });
});

test('of a review what is shown travels, not its id', () => {
  const cabin = { ...makeCabin(), reviews: makeReviews(2) };
  const { reviews } = toPublicCabin(cabin);
  expect(reviews).toEqual(
    cabin.reviews.map(({ rating, author, date, text }) => ({ rating, author, date, text })),
  );
  expect(reviews).toHaveLength(2);
});

const photo = (index: number, changes: object = {}) => ({
  imageUrl: `/images/${index}.webp`,
  imageColor: null,
  description: 'A room',
  roomType: 'deck' as const,
  ...changes,
});
const tilesOf = (photos: ReturnType<typeof photo>[]) => {
  const { isFirstAlone, photos: sent } = toPublicCabin({ ...makeCabin(), photos });
  return { isFirstAlone, tiles: sent.map(({ tile }) => tile) };
};

test('only unusual tile placements are sent to the browser', () => {
  expect(tilesOf([0, 1, 2, 3, 4, 5].map((index) => photo(index)))).toEqual({
    isFirstAlone: undefined,
    tiles: [undefined, undefined, undefined, 'rest', 'rest', 'rest'],
  });
  expect(tilesOf([0, 1].map((index) => photo(index, { isPortrait: true })))).toEqual({
    isFirstAlone: true,
    tiles: ['upright', 'upright'],
  });
});

test('a cabin without photos has the picture of its card', () => {
  const { photos, isFirstAlone } = toPublicCabin(makeCabin());
  expect(photos.map(({ imageUrl }) => imageUrl)).toEqual([
    '/images/cabins/laurel-lantern/hero.webp',
  ]);
  expect(isFirstAlone).toBe(true);
});
