import { findGuide } from '@/__tests__/support/seeded-posts';
import { nextOnMap } from '@/lib/domain/catalog/map-keyboard-nav';
import { readFallGuide } from '@/lib/domain/trip/fall-places';

const PLACES = [
  { id: 'middle', latitude: 35.6, longitude: -83.5 },
  { id: 'northwest', latitude: 35.8, longitude: -83.9 },
  { id: 'southeast', latitude: 35.4, longitude: -83.1 },
];

test.each([
  ['ArrowRight', 'middle', 'southeast'],
  ['ArrowLeft', 'middle', 'northwest'],
  ['ArrowUp', 'middle', 'northwest'],
  ['ArrowDown', 'middle', 'southeast'],
  ['ArrowRight', 'southeast', null],
  ['ArrowUp', 'northwest', null],
  ['Home', 'middle', 'northwest'],
  ['End', 'middle', 'southeast'],
  ['Enter', 'middle', null],
  ['ArrowRight', 'elsewhere', null],
])('%s leads from %s to %s', (key, from, to) => {
  expect(nextOnMap(PLACES, from, key)).toBe(to);
});

test.each([
  ['Home', 'ArrowRight'],
  ['End', 'ArrowLeft'],
])('every place of the fall map is reached from %s by %s', (first, key) => {
  const guide = readFallGuide(findGuide('fall').bodyMarkdown);
  const places = guide.places.map((place) => ({ ...place, id: place.slug }));
  const seen: string[] = [];
  let at = nextOnMap(places, places[0]?.id ?? '', first);
  while (at !== null) {
    seen.push(at);
    at = nextOnMap(places, at, key);
  }
  expect(places).toHaveLength(32);
  expect(new Set(seen).size).toBe(places.length);
});
