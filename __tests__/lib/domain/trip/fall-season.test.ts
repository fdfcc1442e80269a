/** @jest-environment node */
import { bannerText } from '@/components/layout/banner-text';
import { nextPeakDay } from '@/lib/domain/trip/fall-season';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { site } from '@/lib/site';

test.each([
  ['2026-01-01', '2026-10-24'],
  ['2026-09-13', '2026-10-24'],
  ['2026-09-14', null],
  ['2026-10-24', null],
  ['2026-11-15', null],
  ['2026-11-16', '2027-10-24'],
  ['2026-12-31', '2027-10-24'],
  ['2028-02-29', '2028-10-24'],
])('on %s the next peak is around %p', (today, peak) => {
  expect(nextPeakDay(calendarDate(today))).toBe(peak);
});

test.each([
  ['2026-11-24', 'Next peak color around October\u00A024,\u00A02027.'],
  ['2027-10-01', site.banner?.text],
])('the banner of %s', (today, text) => {
  expect(bannerText(calendarDate(today))).toBe(text);
});
