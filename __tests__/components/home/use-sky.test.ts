import { skyAt } from '@/components/home/use-sky';

test.each([
  // The clocks change on 8 March and 1 November 2026; the light does not.
  ['2026-03-07T12:30:00Z', 'dawn green'],
  ['2026-03-08T12:30:00Z', 'dawn green'],
  ['2026-10-31T22:00:00Z', 'dusk fall'],
  ['2026-11-01T22:00:00Z', 'dusk fall'],
  // Midnight between months, in Tennessee.
  ['2026-12-01T04:59:00Z', 'night fall'],
  ['2026-12-01T05:00:00Z', 'night winter'],
  ['2027-01-01T04:59:00Z', 'night winter'],
  ['2027-01-01T05:00:00Z', 'night winter'],
  ['2027-03-01T04:59:00Z', 'night winter'],
  ['2027-03-01T05:00:00Z', 'night green'],
  // A leap day.
  ['2028-02-29T17:00:00Z', 'day winter'],
  // The same evening in UTC is already the next day.
  ['2026-10-24T00:30:00Z', 'night fall'],
  ['2026-07-04T16:00:00Z', 'day green'],
])('at %s the sky is %s', (instant, sky) => {
  expect(skyAt(Date.parse(instant))).toBe(sky);
});
