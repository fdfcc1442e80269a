import { countSegments, isGsm } from '@/lib/domain/messaging/gsm';
import { buildOpeningText, openingSendTime } from '@/lib/domain/messaging/opening-text';

const BRAND = 'Mountain Mama Cabins';
const SITE = 'https://www.mountainmamacabins.example/cabins?check_in=2026-12-20';
const DATED = `${BRAND}: a cabin opened up for Dec 20 - Jan 10`;
const OPEN = `${BRAND}: a cabin opened up`;

test.each([
  ['a short link', `${SITE}`, DATED, 1],
  ['a link that leaves no room for the dates', `${SITE}&check_out=2027-01-10`, OPEN, 1],
  ['a link longer than that', `${SITE}&check_out=2027-01-10&city=wears-valley`, DATED, 2],
])('%s', (_, link, news, segments) => {
  const text = buildOpeningText({ brand: BRAND, dates: 'Dec 20\u00a0– Jan 10', link });
  expect(text).toBe(`${news}\n${link}\nReply STOP to opt out`);
  expect(isGsm(text)).toBe(true);
  expect(countSegments(text)).toBe(segments);
});

test.each([
  ['2026-12-20T12:59:59Z', '2026-12-20T13:00:00.000Z'],
  ['2026-12-20T13:00:00Z', '2026-12-20T13:00:00.000Z'],
  ['2026-12-20T20:15:00Z', '2026-12-20T20:15:00.000Z'],
  ['2026-12-21T01:59:59Z', '2026-12-21T01:59:59.000Z'],
  ['2026-12-21T02:00:00Z', '2026-12-21T13:00:00.000Z'],
  // Summer begins that night.
  ['2027-03-14T05:30:00Z', '2027-03-14T12:00:00.000Z'],
])('asked at %s, it may be sent at %s', (now, sendAt) => {
  expect(openingSendTime(new Date(now), 'America/New_York').toISOString()).toBe(sendAt);
});
