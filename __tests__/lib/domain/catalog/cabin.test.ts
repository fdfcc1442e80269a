import { toAvailabilityCabin } from '@/components/stay-picker/stay/to-availability-cabin';
import {
  cardQuote,
  AMENITY_LABELS,
  averageRating,
  listAmenities,
  rulesBesidesTimes,
  toCardCabin,
  USUAL_TERMS,
} from '@/lib/domain/catalog/cabin';
import { makeSummary } from '../../../support/make-cabin';
import { BUILT_IN_AREAS } from '@/lib/domain/catalog/area';

test('the four areas carry their city names', () => {
  expect(BUILT_IN_AREAS.map(({ slug, city }) => [slug, city])).toEqual([
    ['gatlinburg', 'Gatlinburg'],
    ['pigeon-forge', 'Pigeon Forge'],
    ['sevierville', 'Sevierville'],
    ['wears-valley', 'Wears Valley'],
  ]);
});

test.each([
  [{}, []],
  [{ parking: true, hot_tub: true, wifi: false }, ['hot_tub', 'parking']],
  [{ firepit: true }, ['fire_pit']],
  [{ fire_pit: true, firepit: true }, ['fire_pit']],
  [{ fire_pit: false, firepit: true }, ['fire_pit']],
  [{ arcade: true }, ['game_room']],
  [{ hot_tub: 'true', wifi: 1, sauna: true, indoor_pool: null }, []],
])('the amenities of %p', (flags, amenities) => {
  expect(listAmenities(flags)).toEqual(amenities);
});

test('every amenity has a label', () => {
  const flags = Object.fromEntries(Object.keys(AMENITY_LABELS).map((name) => [name, true]));
  expect(listAmenities(flags)).toEqual(Object.keys(AMENITY_LABELS));
});

test.each([
  [[], 0],
  [[5], 5],
  [[5, 4], 4.5],
  [[5, 4, 4], 4.3],
  [[5, 5, 4], 4.7],
  [[4, 4, 4, 5], 4.3], // 4.25
  [[4.5, 4], 4.3],
  [[1, 1, 1, 1, 1, 1, 1, 1, 1, 2], 1.1],
])('%p average to %p', (ratings, expected) => {
  expect(averageRating(ratings)).toBe(expected);
});

test('a card carries neither what it does not show nor what is null', () => {
  const { shortDesc, tiktokId, heroFocus, area, ...shown } = makeSummary({
    petFeeCents: 0,
    videoTourUrl: '/video/tours/x.mp4',
    mountainMamaReview: '',
    tiktokId: null,
    heroFocus: null,
    viewsLast7Days: 41,
    timezone: 'America/Chicago',
    freeCancelDays: 7,
  });
  const summary = { ...shown, shortDesc, tiktokId, heroFocus, area };
  expect(toCardCabin(summary)).toEqual(shown);
  expect(shown.petFeeCents).toBe(0);
});

test('nor what is as usual, which its calendar knows', () => {
  const usual = makeSummary(USUAL_TERMS);
  const card = toCardCabin(usual);
  for (const term of Object.keys(USUAL_TERMS)) expect(card).not.toHaveProperty(term);
  expect(toAvailabilityCabin(card)).toMatchObject(USUAL_TERMS);
  const own = {
    timezone: 'America/Chicago',
    freeCancelDays: 7,
    maxPets: 2,
    nightlySurchargePercent: 6,
  };
  expect(toAvailabilityCabin(toCardCabin({ ...usual, ...own }))).toMatchObject(own);
});

test.each([
  [0, undefined],
  [1, 1],
  [30, 30],
])('of %i views a card is told %p', (viewsLast7Days, told) => {
  expect(toCardCabin(makeSummary({ viewsLast7Days })).viewsLast7Days).toBe(told);
});

test.each([
  [null, null],
  ['Bring wool socks.', 'Bring wool socks.'],
  // 62 characters, and one more.
  [
    'Sit on the left end of the swing, dear, and count the herons..',
    'Sit on the left end of the swing, dear, and count the herons..',
  ],
  [
    'Sit on the left end of the swing, dear, and count all herons...',
    'Sit on the left end of the swing, dear, and count all…',
  ],
  [
    'Rain in the forecast? Book this one anyway. I’ve never met a kid who noticed.',
    'Rain in the forecast? Book this one anyway. I’ve never met a…',
  ],
  [
    'One thing\nand another, '.repeat(4),
    'One thing\nand another, One thing\nand another, One thing\nand…',
  ],
  [
    'We stayed a week and the whole family says: go, go, go and stay',
    'We stayed a week and the whole family says: go, go, go and…',
  ],
  [`${'a'.repeat(80)} b`, `${'a'.repeat(61)}…`],
  ['🦉'.repeat(70), `${'🦉'.repeat(61)}…`],
])('of a quote like %j a card shows %j', (quote, shown) => {
  expect(cardQuote(quote)).toBe(shown);
  const card = toCardCabin(makeSummary({ mountainMamaReview: quote }));
  expect(card.mountainMamaReview ?? null).toBe(shown);
});

test.each([
  ['Check-in after 4 PM, check-out by 10 AM Eastern time.', false],
  ['Checkin from 3, checkout by 11', false],
  ['Early check-in on request.', true],
  ['Check-in with the office first.', true],
  ['No smoking or vaping indoors.', true],
])('"%s" is shown beside the hours: %s', (rule, isShown) => {
  expect(rulesBesidesTimes({ houseRules: [rule] })).toEqual(isShown ? [rule] : []);
});
