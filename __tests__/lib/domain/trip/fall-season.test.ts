import { bannerText } from '@/components/layout/banner-text';
import { isFallSeason } from '@/lib/domain/trip/fall-season';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { shop } from '@/lib/shop/shop';

test.each([
  ['2026-09-13', false],
  ['2026-09-14', true],
  ['2026-11-15', true],
  ['2026-11-16', false],
  ['2028-02-29', false],
])('on %s the leaves turn: %p', (today, isSeason) => {
  expect(isFallSeason(calendarDate(today))).toBe(isSeason);
});

test.each([
  ['2026-11-24', 'Winter lights and quiet trails now. Color peaks in late October.'],
  ['2027-02-28', 'Winter lights and quiet trails now. Color peaks in late October.'],
  ['2027-03-01', 'Wildflowers and full waterfalls now. Color peaks in late October.'],
  ['2027-06-01', 'Fireflies and cool creeks now. Color peaks in late October.'],
  ['2027-09-13', 'Fireflies and cool creeks now. Color peaks in late October.'],
  ['2027-10-01', shop().banner?.text],
])('the banner of %s', (today, text) => {
  expect(bannerText(calendarDate(today))).toBe(text);
});
