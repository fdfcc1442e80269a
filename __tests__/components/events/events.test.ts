import { existsSync } from 'node:fs';
import { DRIVE_MINUTES } from '@/components/content/drive-times';
import {
  EVENT_SEASONS,
  listEventsOfMonth,
  listPlaced,
  monthsOf,
  seasonOf,
} from '@/components/events/yearly-events';
import { EVENT_POSTS, EVENTS, findEvent } from '@/__tests__/support/seeded-posts';
import { MONTHS } from '@/lib/copy/format';
import { REGION_BOUNDS } from '@/lib/domain/catalog/region';
import { splitParts } from '@/lib/domain/content/markdown-parts';
import { parsePin } from '@/lib/domain/catalog/post';
import { isSlug } from '@/lib/domain/values/slug';
import { guides, posts } from '@/supabase/seed/posts';

const bySlug = EVENT_POSTS.map((event) => [event.slug, event] as const);
const postSlugs = posts.map(({ slug }) => slug);

test('slugs, names, leads and pictures are distinct, and every month and season has something', () => {
  for (const key of ['slug', 'title', 'excerpt', 'heroImageUrl'] as const) {
    expect(new Set(EVENTS.map((event) => event[key])).size).toBe(EVENTS.length);
  }
  MONTHS.forEach((_month, index) => {
    expect(listEventsOfMonth(EVENTS, index + 1).length).toBeGreaterThan(0);
  });
  EVENT_SEASONS.forEach((_season, index) => {
    expect(EVENTS.some(({ yearly }) => seasonOf(yearly) === index)).toBe(true);
  });
});

test.each(bySlug)('%s is complete', (slug, event) => {
  expect(isSlug(slug)).toBe(true);
  expect(event.excerpt.length).toBeGreaterThanOrEqual(80);
  expect(event.excerpt.length).toBeLessThanOrEqual(170);
  const { lead, parts } = splitParts(event.bodyMarkdown);
  expect(lead.split('\n\n').length).toBeGreaterThanOrEqual(2);
  expect(parts.map(({ heading }) => heading)).toEqual(['From experience']);
  expect(parts[0]?.text.match(/^\d\. /gm)?.length).toBeGreaterThanOrEqual(3);
  expect(event.relatedPostSlugs?.every((post) => postSlugs.includes(post))).toBe(true);
  expect(existsSync(`public${event.heroImageUrl}`)).toBe(true);
});

// The months that a text names; what follows a semicolon is about tickets.
const monthsIn = (text: string) =>
  MONTHS.flatMap((name, index) => (text.split(';')[0]?.includes(name) ? [index + 1] : []));

test.each(EVENTS.map(({ slug, yearly }) => [slug, yearly] as const))(
  'the usual days of %s begin and end in the months that it names',
  (_, yearly) => {
    const months = monthsOf(yearly);
    const named = monthsIn(yearly.when);
    expect(named).not.toEqual([]);
    expect(new Set(named)).toEqual(new Set(named.length > 1 ? [months[0], months.at(-1)] : months));
  },
);

test.each([
  [
    ['09-25', '11-08'],
    [9, 10, 11],
  ],
  [
    ['11-08', '02-15'],
    [11, 12, 1, 2],
  ],
  [['12-31', '12-31'], [12]],
] as const)('from %s are the months %j', ([from, to], months) => {
  expect(monthsOf({ from, to })).toEqual(months);
});

test('no dates are given that nobody has confirmed', () => {
  for (const { yearly, excerpt, bodyMarkdown } of EVENT_POSTS) {
    expect([yearly?.when, excerpt, bodyMarkdown].join(' ')).not.toMatch(/\b202[7-9]\b/);
  }
});

test('both Rod Runs warn of the traffic', () => {
  for (const slug of ['spring-rod-run', 'fall-rod-run']) {
    expect(findEvent(slug)?.yearly.warning).toMatch(/traffic/);
  }
});

test.each([
  ['11-05', '02-15', 'Winter'],
  ['12-31', '12-31', 'Winter'],
  ['02-20', '03-20', 'Spring'],
  ['05-01', '09-30', 'Summer'],
  ['09-25', '11-08', 'Fall'],
])('from %s to %s is in %s', (from, to, label) => {
  expect(EVENT_SEASONS[seasonOf({ from, to })]).toBe(label);
});

test.each([
  '',
  'Old Mill',
  'Old Mill, 35.79',
  'A, 95, -83.5',
  'Old, Mill, 35.79, -83.5',
  'Old Mill, x, y',
])('no pin is made of %j', (text) => expect(parsePin(text)).toBeNull());

test.each(guides.map((guide) => [guide.slug, guide] as const))(
  'the guide of %s names events and posts that exist',
  (_slug, { related }) => {
    const known = [...postSlugs, ...EVENTS.map(({ slug }) => slug)];
    expect(related.filter((slug) => !known.includes(slug))).toEqual([]);
  },
);

test.each(Object.entries(DRIVE_MINUTES))('from %s the slow drive takes longer', (_area, drives) => {
  for (const [usual, slow] of Object.values(drives)) expect(slow).toBeGreaterThan(usual);
});

test('each event has a place on the map of the region', () => {
  const placed = listPlaced(EVENTS);
  expect(placed.map(({ slug }) => slug)).toEqual(EVENTS.map(({ slug }) => slug));
  const [west, south, east, north] = REGION_BOUNDS;
  for (const { place } of placed) {
    expect(place.longitude > west && place.longitude < east).toBe(true);
    expect(place.latitude > south && place.latitude < north).toBe(true);
  }
});
