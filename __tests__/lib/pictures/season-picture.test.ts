import { globSync, statSync } from 'node:fs';
import colors from '@/lib/data/files/picture-colors.json';
import { seasonAddress } from '@/lib/domain/trip/picture-season';
import {
  inSeason,
  isDrawnForDates,
  isSeasonal,
  seasonPicture,
} from '@/lib/pictures/season-picture';
import { calendarDate } from '@/lib/domain/values/calendar-date';

const DRAWING = '/images/cabins/pebble/hero.webp';
const JANUARY = calendarDate('2027-01-15');
const UPLOAD = '/images/uploads/0a1b2c3d-0000-4000-8000-000000000000/porch-1200x800-7a6b5c.webp';

test.each([
  [DRAWING, '2027-01-15', '/images/cabins/pebble/hero-winter.webp'],
  [DRAWING, '2027-07-15', '/images/cabins/pebble/hero-summer.webp'],
  [DRAWING, '2027-10-15', DRAWING],
])('%s on %s is %s', (picture, checkIn, shown) => {
  expect(seasonPicture(picture, calendarDate(checkIn))).toBe(shown);
});

test('without dates a drawing is as it is always drawn', () => {
  expect(seasonPicture(DRAWING, null)).toBe(DRAWING);
});

test.each([
  ['a photograph', UPLOAD],
  ['a picture of another host', 'https://pictures.example/images/cabins/pebble/hero.webp'],
  ['a drawing of a room', '/images/cabins/pebble/2-deck.webp'],
  ['one an operator added', '/images/cabins/one-an-operator-added/hero.webp'],
  ['one that is a season already', '/images/cabins/pebble/hero-winter.webp'],
  ['the name of an object’s own field', '__proto__'],
])('%s stays as it is', (_, picture) => {
  expect(seasonPicture(picture, JANUARY)).toBe(picture);
  expect(isSeasonal(picture)).toBe(false);
});

test('a booking’s picture is known as drawn for its dates, whichever season it shows', () => {
  for (const month of ['01', '07', '10']) {
    const shown = seasonPicture(DRAWING, calendarDate(`2027-${month}-15`));
    expect(isDrawnForDates(shown)).toBe(true);
  }
  expect(isDrawnForDates(UPLOAD)).toBe(false);
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

test('every example drawing of a first picture has both seasons, none heavier than the usual one', () => {
  const drawings = globSync('public/images/cabins/*/hero.webp');
  expect(drawings.length).toBeGreaterThan(20);
  for (const drawing of drawings) {
    expect(isSeasonal(drawing.slice('public'.length))).toBe(true);
    for (const day of ['2027-01-15', '2027-07-15']) {
      const { size } = statSync(seasonAddress(drawing, calendarDate(day)));
      expect(size).toBeLessThanOrEqual(statSync(drawing).size);
    }
  }
});
