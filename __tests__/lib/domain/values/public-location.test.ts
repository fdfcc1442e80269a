import fc from 'fast-check';
import { at } from '@/lib/domain/values/at';
import { publicLocation } from '@/lib/domain/values/public-location';

const METERS_PER_DEGREE = 111_320;

const place = fc.record({
  latitude: fc.double({ min: 35.4, max: 36, noNaN: true }),
  longitude: fc.double({ min: -84, max: -83, noNaN: true }),
});

function metersApart(a: { latitude: number; longitude: number }, b: typeof a): number {
  const north = (a.latitude - b.latitude) * METERS_PER_DEGREE;
  const east =
    (a.longitude - b.longitude) * METERS_PER_DEGREE * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

test('a cabin is shown within about 300 m of where it is', () => {
  fc.assert(
    fc.property(place, (at) => expect(metersApart(at, publicLocation(at))).toBeLessThan(300)),
  );
});

test('all cabins of one cell are shown at one place, so the answer tells no more than the cell', () => {
  fc.assert(
    fc.property(place, (at) => {
      const shown = publicLocation(at);
      expect(publicLocation(shown)).toEqual(shown);
    }),
  );
});

test.each([
  ['in a cell', at(35.7144, -83.5247), at(35.71425, -83.52465)],
  ['in the same', at(35.7145, -83.5237), at(35.71425, -83.52465)],
  ['in the next to the north', at(35.7168, -83.5247), at(35.71695, -83.52465)],
  ['in the next to the east', at(35.7144, -83.522), at(35.71425, -83.52135)],
])('a place %s is shown in its middle', (_, place, middle) => {
  expect(publicLocation(place)).toEqual(middle);
});

test('a place on the border of two cells is not told exactly', () => {
  const at = { latitude: 35.71441, longitude: -83.52472 };
  expect(metersApart(at, publicLocation(at))).toBeGreaterThan(1);
});
