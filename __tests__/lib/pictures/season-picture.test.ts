import { globSync, statSync } from 'node:fs';
import colors from '@/lib/data/files/picture-colors.json';
import { fallAddress, seasonAddress } from '@/lib/domain/trip/picture-season';
import { inSeason, isSeasonal, pictureOfToday, seasonPicture } from '@/lib/pictures/season-picture';
import { calendarDate } from '@/lib/domain/values/calendar-date';

const DRAWING = '/images/cabins/pebble/hero.webp';
const JANUARY = calendarDate('2027-01-15');
const UPLOAD = '/images/uploads/0a1b2c3d-0000-4000-8000-000000000000/porch-1200x800-7a6b5c.webp';

test.each([
  [DRAWING, '2027-01-15', '/images/cabins/pebble/hero-winter.webp'],
  [DRAWING, '2027-07-15', '/images/cabins/pebble/hero-summer.webp'],
  [DRAWING, '2027-10-15', DRAWING],
  [
    '/images/cabins/pebble/hero-winter.webp',
    '2027-01-15',
    '/images/cabins/pebble/hero-winter.webp',
  ],
  [
    '/images/cabins/pebble/hero-winter.webp',
    '2027-07-15',
    '/images/cabins/pebble/hero-summer.webp',
  ],
  ['/images/cabins/pebble/hero-winter.webp', '2027-10-15', DRAWING],
])('%s on %s is %s', (picture, checkIn, shown) => {
  expect(seasonPicture(picture, calendarDate(checkIn))).toBe(shown);
});

test('without dates a picture stays as it is', () => {
  expect(seasonPicture(DRAWING, null)).toBe(DRAWING);
});

test.each([
  ['2026-12-01T04:59:59Z', DRAWING],
  ['2026-12-01T05:00:00Z', '/images/cabins/pebble/hero-winter.webp'],
  ['2027-04-01T04:00:00Z', '/images/cabins/pebble/hero-summer.webp'],
])('at %s, a page without dates shows %s', (now, shown) => {
  expect(pictureOfToday(DRAWING, new Date(now))).toBe(shown);
  expect(pictureOfToday(UPLOAD, new Date(now))).toBe(UPLOAD);
});

test.each([
  ['a photograph', UPLOAD],
  ['a picture of another host', 'https://pictures.example/images/cabins/pebble/hero.webp'],
  ['a drawing that there is not', '/images/cabins/pebble/2-deck.webp'],
  ['a drawing of fall alone', '/images/cabins/pebble/7-deck.webp'],
  ['one an operator added', '/images/cabins/one-an-operator-added/hero.webp'],
  ['the name of an object’s own field', '__proto__'],
])('%s stays as it is', (_, picture) => {
  expect(seasonPicture(picture, JANUARY)).toBe(picture);
  expect(isSeasonal(picture)).toBe(false);
});

test('a drawing is known as one, whichever season it shows', () => {
  for (const month of ['01', '07', '10']) {
    expect(isSeasonal(seasonPicture(DRAWING, calendarDate(`2027-${month}-15`)))).toBe(true);
  }
  expect(isSeasonal(UPLOAD)).toBe(false);
});

test('the color that stands in for a cabin’s picture is that of the season', () => {
  const cabin = { heroImageUrl: DRAWING, heroImageColor: '#000000' };
  expect(inSeason(cabin, JANUARY)).toEqual({
    heroImageUrl: '/images/cabins/pebble/hero-winter.webp',
    heroImageColor: colors['/images/cabins/pebble/hero-winter.webp'],
  });
  const photographed = { heroImageUrl: UPLOAD, heroImageColor: '#7a6b5c' };
  expect(inSeason(photographed, JANUARY)).toBe(photographed);
});

const files = globSync('public/images/cabins/*/*.webp');
const inFall = files.filter((file) => fallAddress(file) === file);

test('every example drawing of a first picture has both seasons', () => {
  const drawings = files.filter((file) => file.endsWith('/hero.webp'));
  expect(drawings.length).toBeGreaterThan(20);
  for (const drawing of drawings) expect(isSeasonal(drawing.slice('public'.length))).toBe(true);
});

test('a drawing of a season stands beside the usual one, in both seasons, and is no heavier', () => {
  const seasonal = inFall.filter((file) => isSeasonal(file.slice('public'.length)));
  expect(inFall.length + 2 * seasonal.length).toBe(files.length);
  for (const drawing of seasonal) {
    for (const day of ['2027-01-15', '2027-07-15']) {
      const { size } = statSync(seasonAddress(drawing, calendarDate(day)));
      expect(size).toBeLessThanOrEqual(statSync(drawing).size);
    }
  }
});

test('where trees show in the windows, all rooms beside the first picture are of its season', () => {
  const beside = inFall.filter((file) => /\/[2-5]-[a-z-]+\.webp$/.test(file));
  const rooms = Map.groupBy(beside, (file) => file.split('/').at(-2));
  const drawn = [...rooms.values()].filter((all) =>
    isSeasonal(all.at(-1)?.slice('public'.length) ?? ''),
  );
  expect(drawn.length).toBeGreaterThan(10);
  for (const room of drawn.flat())
    expect([room, isSeasonal(room.slice('public'.length))]).toEqual([room, true]);
});
