import { pictureSeason, seasonAddress } from '@/lib/domain/trip/picture-season';
import { calendarDate } from '@/lib/domain/values/calendar-date';

test.each([
  ['2026-12-01', 'winter'],
  ['2026-12-31', 'winter'],
  ['2027-01-15', 'winter'],
  ['2028-02-29', 'winter'],
  ['2027-03-31', 'winter'],
  ['2027-04-01', 'summer'],
  ['2027-07-04', 'summer'],
  ['2027-08-31', 'summer'],
  ['2027-09-01', null],
  ['2027-10-15', null],
  ['2027-11-30', null],
])('a stay that begins on %s is shown in %s', (checkIn, season) => {
  expect(pictureSeason(calendarDate(checkIn))).toBe(season);
});

test.each([
  ['2027-01-15', '/images/cabins/pebble/hero-winter.webp'],
  ['2027-07-15', '/images/cabins/pebble/hero-summer.webp'],
  ['2027-10-15', '/images/cabins/pebble/hero.webp'],
])('the file for a stay from %s on is %s', (checkIn, file) => {
  expect(seasonAddress('/images/cabins/pebble/hero.webp', calendarDate(checkIn))).toBe(file);
});
