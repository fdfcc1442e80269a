import fc from 'fast-check';
import { EVENTS } from '@/__tests__/support/seeded-posts';
import { listFaqs } from '@/components/seo/faq-answers';
import { breadcrumbList } from '@/components/seo/breadcrumb-list';
import { cabinItemList } from '@/components/seo/cabin-item-list';
import { faqPage } from '@/components/seo/faq-page';
import { toScriptJson } from '@/components/seo/json-ld';
import { lodgingBusiness } from '@/components/seo/lodging-business';
import { eventData } from '@/components/seo/event-data';
import { vacationRental } from '@/components/seo/vacation-rental';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { makeCabin, makeReviews, makeSummary } from '@/__tests__/support/make-cabin';

const ORIGIN = 'https://cabins.example';

type Json = Record<string, unknown>;
type Named = { name: string; value: unknown };

const read = (thing: Parameters<typeof toScriptJson>[0][number]): Json =>
  (JSON.parse(toScriptJson([thing])) as { '@graph': Json[] })['@graph'][0] ?? {};

const photo = (roomType: 'bedroom' | 'bathroom' | 'great_room', index: number) => ({
  imageUrl: `/images/cabins/laurel-lantern/${roomType}-${index}.webp`,
  imageColor: null,
  description: 'A room',
  roomType,
});

const cabin = makeCabin({
  amenities: ['hot_tub', 'indoor_pool', 'wifi', 'theater_room'],
  bedTypes: [{ room: 'Loft', kind: 'king', count: 2 }],
  petFeeCents: 5000,
  photos: (['bedroom', 'bathroom', 'great_room'] as const).flatMap((room) =>
    [1, 2, 3].map((index) => photo(room, index)),
  ),
  reviews: makeReviews(2),
  stayRatings: [5, 4, 4],
});

test('a rental has all that is required of it', () => {
  const rental = read(vacationRental(cabin, ORIGIN));
  expect(rental['@type']).toBe('VacationRental');
  expect(rental.identifier).toBe(cabin.id);
  expect(rental.name).toBe('Laurel Lantern');
  const images = rental.image as string[];
  expect(images.length).toBeGreaterThanOrEqual(8);
  for (const address of images) expect(address).toMatch(/^https:\/\/cabins\.example\//);
  expect(rental).toHaveProperty('containsPlace.occupancy.value', 6);
  for (const degrees of [rental.latitude, rental.longitude]) {
    expect(String(degrees)).toMatch(/\.\d{4,5}$/);
  }
});

test('search engines are told of reviews of stays booked here alone', () => {
  const [first, ...others] = makeReviews(3);
  if (!first) throw new Error('No review');
  const reviews = [first, ...others.map((review) => ({ ...review, origin: 'import' as const }))];
  const rental = read(vacationRental({ ...cabin, reviews, stayRatings: [5] }, ORIGIN));
  expect(rental).toHaveProperty('aggregateRating.reviewCount', 1);
  expect(rental.review).toHaveLength(1);
  const examples = reviews.map((review) => ({ ...review, origin: 'example' as const }));
  const none = read(vacationRental({ ...cabin, reviews: examples, stayRatings: [] }, ORIGIN));
  expect(none).not.toHaveProperty('aggregateRating');
  expect(none).not.toHaveProperty('review');
});

test('a rental has what is recommended, and no more than is true', () => {
  const rental = read(vacationRental(cabin, ORIGIN));
  expect(rental).toMatchObject({
    additionalType: 'Cabin',
    checkinTime: '16:00:00-05:00',
    checkoutTime: '10:00:00-05:00',
    address: { addressCountry: 'US', addressLocality: 'Gatlinburg' },
    aggregateRating: { ratingValue: 4.3, reviewCount: 3 },
    containsPlace: {
      additionalType: 'EntirePlace',
      numberOfBathroomsTotal: 2.5,
      bed: [{ numberOfBeds: 2, typeOfBed: 'King' }],
    },
  });
  expect(rental).toHaveProperty('review.0.datePublished', '2026-10-04');
  const features = Object.fromEntries(
    (rental.containsPlace as { amenityFeature: Named[] }).amenityFeature.map(({ name, value }) => [
      name,
      value,
    ]),
  );
  expect(features).toMatchObject({ hotTub: true, poolType: 'Indoor', petsAllowed: true });

  const plain = read(vacationRental(makeCabin({ amenities: [] }), ORIGIN));
  expect(plain).not.toHaveProperty('aggregateRating');
  expect(JSON.stringify(plain)).not.toContain('poolType');
});

test.each([
  ['Asia/Kolkata', '16:00:00+05:30'],
  ['UTC', '16:00:00+00:00'],
  ['Pacific/Honolulu', '16:00:00-10:00'],
])('in %s guests arrive at %s', (timezone, time) => {
  expect(read(vacationRental(makeCabin({ timezone }), ORIGIN)).checkinTime).toBe(time);
});

test('an event is one to search engines only once its dates are confirmed', () => {
  const [event] = EVENTS;
  if (!event) throw new Error('No event');
  expect(eventData(event, ORIGIN)).toBeNull();
  const { place, town } = event.yearly;
  const days = { from: calendarDate('2027-04-15'), to: calendarDate('2027-04-17') };
  expect(eventData({ ...event, event: { ...days, place, url: null } }, ORIGIN)).toMatchObject({
    '@type': 'Event',
    name: event.title,
    startDate: '2027-04-15',
    endDate: '2027-04-17',
    location: { '@type': 'Place', name: place, address: { addressLocality: town } },
  });
});

test('the exact location of a cabin is left out', () => {
  const rental = read(vacationRental(cabin, ORIGIN));
  expect(rental.latitude).not.toBe(cabin.latitude);
  expect(rental.longitude).not.toBe(cabin.longitude);
});

test('the home page names the business and answers seven questions', () => {
  const business = read(lodgingBusiness(ORIGIN));
  for (const key of ['name', 'url', 'image', 'address', 'telephone', 'priceRange']) {
    expect(business).toHaveProperty(key);
  }
  expect(business).not.toHaveProperty('aggregateRating');
  expect(read(faqPage(listFaqs([makeSummary()]))).mainEntity).toHaveLength(7);
});

test('breadcrumbs start at home, and lists keep their order', () => {
  const crumbs = read(breadcrumbList([{ name: 'All cabins', path: '/cabins' }], ORIGIN));
  expect(crumbs).toMatchObject({
    itemListElement: [
      { position: 1, item: `${ORIGIN}/` },
      { position: 2, item: `${ORIGIN}/cabins` },
    ],
  });
  const list = read(cabinItemList('All', [makeSummary(), makeSummary({ slug: 'pebble' })], ORIGIN));
  expect(list).toHaveProperty('itemListElement.1.url', `${ORIGIN}/cabins/pebble`);
});

test('nothing written into a cabin can end the script or start another', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const title = `${text}</script><script>alert(1)</script><!--`;
      const json = toScriptJson([vacationRental(makeCabin({ title }), ORIGIN)]);
      expect(json).not.toMatch(/[<>\u2028\u2029]/);
      expect(JSON.parse(json)).toHaveProperty('@graph.0.name', title);
    }),
  );
});
