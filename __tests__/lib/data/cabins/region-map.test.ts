/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { readRegionMap } from '@/lib/data/cabins/region-map';
import { applySettings } from '@/lib/shop/shop-settings';

const ELSEWHERE = { name: 'Lakeside Stays', smokies: 'hidden' };
const areaAt = (latitude: number, longitude: number) => ({
  slug: 'town',
  city: 'Town',
  line: '',
  latitude,
  longitude,
});

afterEach(() => applySettings({}));

test.each([
  ['the Finger Lakes', 42.66, -77.05],
  ['Leelanau', 45.02, -85.76],
  ['the Outer Banks', 35.25, -75.53],
  ['Montana', 48.41, -114.34],
  ['Alaska', 61.22, -149.9],
  ['Hawaii', 20.88, -156.68],
])('the map of %s is a few kilobytes of counties, with four distances', async (_, lat, lon) => {
  applySettings(ELSEWHERE, [areaAt(lat, lon)]);
  const { features } = await readRegionMap();
  const kinds = features.map(({ properties }) => properties.kind);
  expect(kinds.filter((kind) => kind === 'ring')).toHaveLength(4);
  expect(kinds.filter((kind) => kind === 'county').length).toBeGreaterThan(1);
  expect(gzipSync(JSON.stringify(features)).length).toBeLessThan(20_000);
});

test('far from every county only the distances are drawn', async () => {
  applySettings(ELSEWHERE, [areaAt(47.4, 8.5)]);
  const { features } = await readRegionMap();
  expect(features.map(({ properties }) => properties.kind)).toEqual(Array(4).fill('ring'));
});

test('towns far apart are all within the map', async () => {
  applySettings(ELSEWHERE, [areaAt(42.66, -77.05), { ...areaAt(44.3, -73.98), slug: 'other' }]);
  const { features } = await readRegionMap();
  const corners = features
    .filter(({ properties }) => properties.kind === 'county')
    .flatMap(({ geometry }) => geometry.coordinates.flat());
  expect(Math.max(...corners.map(([, latitude = 0]) => latitude))).toBeGreaterThan(44.5);
  expect(Math.min(...corners.map(([longitude = 0]) => longitude))).toBeLessThan(-77.5);
});
