import { FALL_BANDS } from '@/lib/domain/trip/fall-color';
import { FALL_PLACES, findFallPlace } from '@/lib/domain/trip/fall-places';
import { REGION_BOUNDS } from '@/lib/domain/catalog/region';
import { STOPS } from '@/lib/domain/trip/planner/stops';
import { isSlug } from '@/lib/domain/values/slug';

const [west, south, east, north] = REGION_BOUNDS;

test('there are 32, each with a slug of its own, from the highest down', () => {
  expect(FALL_PLACES).toHaveLength(32);
  expect(new Set(FALL_PLACES.map(({ slug }) => slug)).size).toBe(32);
  expect(FALL_PLACES.every(({ slug }) => isSlug(slug))).toBe(true);
  const heights = FALL_PLACES.map(({ elevationFt }) => elevationFt);
  expect(heights).toEqual([...heights].sort((a, b) => b - a));
});

test.each(FALL_PLACES)('$name is in the band of its elevation and on the map', (place) => {
  const band = FALL_BANDS.find(({ lowestFt }) => place.elevationFt >= lowestFt);
  expect(band?.band).toBe(place.band);
  expect(place.longitude).toBeGreaterThan(west);
  expect(place.longitude).toBeLessThan(east);
  expect(place.latitude).toBeGreaterThan(south);
  expect(place.latitude).toBeLessThan(north);
});

test('a place is found by its slug only', () => {
  expect(findFallPlace('newfound-gap')?.elevationFt).toBe(5046);
  expect(findFallPlace('__proto__')).toBeUndefined();
  expect(findFallPlace(null)).toBeUndefined();
});

test('no place of the map is one that the planner knows to be closed', () => {
  const closed = STOPS.filter((stop) => stop.closed !== undefined).map(({ name }) => name);
  expect(closed).not.toEqual([]);
  for (const { name } of FALL_PLACES) expect(closed).not.toContain(name);
});
