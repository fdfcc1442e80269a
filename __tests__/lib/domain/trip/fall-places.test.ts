import { findGuide } from '@/__tests__/support/seeded-posts';
import { REGION_BOUNDS } from '@/lib/domain/catalog/region';
import { FALL_PLACE_EXAMPLE, findFallPlace, readFallGuide } from '@/lib/domain/trip/fall-places';
import { STOPS } from '@/lib/domain/trip/planner/stops';
import { isSlug } from '@/lib/domain/values/slug';

const [west, south, east, north] = REGION_BOUNDS;
const { lead, places, unread } = readFallGuide(findGuide('fall').bodyMarkdown);

test('the example guide has 32 spots, each with a slug of its own, from the highest down', () => {
  expect(lead).toMatch(/^Fall works its way down/);
  expect(unread).toEqual([]);
  expect(places).toHaveLength(32);
  expect(new Set(places.map(({ slug }) => slug)).size).toBe(32);
  expect(places.every(({ slug }) => isSlug(slug))).toBe(true);
  const heights = places.map(({ elevationFt }) => elevationFt);
  expect(heights).toEqual([...heights].sort((a, b) => b - a));
});

test.each(places)('$name is on the map and says how to get there', (place) => {
  expect(place.longitude).toBeGreaterThan(west);
  expect(place.longitude).toBeLessThan(east);
  expect(place.latitude).toBeGreaterThan(south);
  expect(place.latitude).toBeLessThan(north);
  expect(place.access).toMatch(/^[A-Z0-9].*\.$/);
});

test('a spot is read whole: a walk through several bands, a note about its road', () => {
  const text = `Lead.

## Rainbow Falls {#falls}

${FALL_PLACE_EXAMPLE}

Climbs through three bands.

> The road closes in winter.

## Kuwohi

6,643 feet at 35.5629, -83.4985

Paved.
`;
  expect(readFallGuide(text)).toEqual({
    lead: 'Lead.',
    unread: [],
    places: [
      {
        slug: 'kuwohi',
        name: 'Kuwohi',
        latitude: 35.5629,
        longitude: -83.4985,
        elevationFt: 6643,
        band: 'A',
        upperBand: null,
        access: 'Paved.',
        closure: null,
      },
      {
        slug: 'falls',
        name: 'Rainbow Falls',
        latitude: 35.6758,
        longitude: -83.4854,
        elevationFt: 2570,
        band: 'E',
        upperBand: 'C',
        access: 'Climbs through three bands.',
        closure: 'The road closes in winter.',
      },
    ],
  });
});

test.each([
  ['no line of its own', 'Paved.'],
  ['no position', '6,643 feet\n\nPaved.'],
  ['off the earth', '6,643 feet at 95.5629, -83.4985\n\nPaved.'],
  ['in meters', '2025 m at 35.5629, -83.4985\n\nPaved.'],
  ['words after it', '6,643 feet at 35.5629, -83.4985, paved.'],
])('a spot with %s is left off and named', (_what, text) => {
  const read = readFallGuide(`## Kuwohi\n\n${text}\n`);
  expect(read).toEqual({ lead: '', places: [], unread: ['Kuwohi'] });
});

test('a spot is found by its slug only', () => {
  expect(findFallPlace(places, 'newfound-gap')?.elevationFt).toBe(5046);
  expect(findFallPlace(places, '__proto__')).toBeUndefined();
  expect(findFallPlace(places, null)).toBeUndefined();
});

test('no spot of the map is one that the planner knows to be closed', () => {
  const closed = STOPS.filter((stop) => stop.closed !== undefined).map(({ name }) => name);
  expect(closed).not.toEqual([]);
  for (const { name } of places) expect(closed).not.toContain(name);
});
