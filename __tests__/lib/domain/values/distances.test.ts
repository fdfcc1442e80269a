import fc from 'fast-check';
import { listNearest, milesBetween } from '@/lib/domain/values/distances';
import { readFallGuide } from '@/lib/domain/trip/fall-places';
import { findGuide } from '@/__tests__/support/seeded-posts';

const { places } = readFallGuide(findGuide('fall').bodyMarkdown);
const GATLINBURG = { latitude: 35.7144, longitude: -83.5247 };
const anyLocation = fc.record({
  latitude: fc.double({ min: 35, max: 37, noNaN: true }),
  longitude: fc.double({ min: -85, max: -82, noNaN: true }),
});

test.each([
  ['Kuwohi tower', 11],
  ['Mount Le Conte', 6],
  ['Newfound Gap', 9],
  ['Max Patch', 32],
  ['Sugarlands Visitor Center', 2],
])('%s is %i miles from Gatlinburg', (name, miles) => {
  const place = places.find((each) => each.name === name) ?? GATLINBURG;
  expect(Math.round(milesBetween(GATLINBURG, place))).toBe(miles);
});

test('it is the same both ways, nothing to itself, and no way round is shorter', () => {
  fc.assert(
    fc.property(anyLocation, anyLocation, anyLocation, (a, b, c) => {
      expect(milesBetween(a, b)).toBeCloseTo(milesBetween(b, a), 9);
      expect(milesBetween(a, a)).toBe(0);
      expect(milesBetween(a, c)).toBeLessThanOrEqual(
        milesBetween(a, b) + milesBetween(b, c) + 1e-6,
      );
    }),
  );
});

test('the nearest come first, as many as wanted', () => {
  const nearest = listNearest(GATLINBURG, places, 3);
  expect(nearest.map(({ place }) => place.slug)).toEqual([
    'sugarlands-visitor-center',
    'rainbow-falls-trailhead',
    'grotto-falls',
  ]);
  expect(nearest[0]?.miles).toBe(2.1);
  expect(listNearest(GATLINBURG, [])).toEqual([]);
});
