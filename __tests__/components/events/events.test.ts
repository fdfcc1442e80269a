import { existsSync } from 'node:fs';
import { AREA_GUIDES } from '@/components/content/area-guide-text';
import { DRIVE_MINUTES } from '@/components/content/drive-times';
import { EVENTS, findEvent, listEventsOfMonth, monthsOf } from '@/components/events/events';
import { listPlaced } from '@/components/events/event-places';
import { EVENT_SEASONS } from '@/components/events/region-event';
import { MONTHS } from '@/lib/copy/format';
import { REGION_BOUNDS } from '@/lib/domain/catalog/region';
import { isSlug } from '@/lib/domain/values/slug';
import { posts } from '@/supabase/seed/posts';
import { type BuiltInArea } from '@/lib/domain/catalog/area';

const bySlug = EVENTS.map((event) => [event.slug, event] as const);
const postSlugs = posts.map(({ slug }) => slug);

test('slugs, names, leads and pictures are distinct, and every month and season has something', () => {
  for (const key of ['slug', 'name', 'lead', 'imageUrl'] as const) {
    expect(new Set(EVENTS.map((event) => event[key])).size).toBe(EVENTS.length);
  }
  MONTHS.forEach((_month, index) => {
    expect(listEventsOfMonth(index + 1).length).toBeGreaterThan(0);
  });
  for (const { slug } of EVENT_SEASONS) {
    expect(EVENTS.some(({ season }) => season === slug)).toBe(true);
  }
});

test.each(bySlug)('%s is complete', (slug, event) => {
  expect(isSlug(slug)).toBe(true);
  expect(findEvent(slug)).toBe(event);
  expect(event.lead.length).toBeGreaterThanOrEqual(80);
  expect(event.lead.length).toBeLessThanOrEqual(170);
  expect(event.about.length).toBeGreaterThanOrEqual(2);
  expect(event.tips.length).toBeGreaterThanOrEqual(3);
  expect(event.posts.every((post) => postSlugs.includes(post))).toBe(true);
  expect(existsSync(`public${event.imageUrl}`)).toBe(true);
});

// The months that a text names; what follows a semicolon is about tickets.
const monthsIn = (text: string) =>
  MONTHS.flatMap((name, index) => (text.split(';')[0]?.includes(name) ? [index + 1] : []));

test.each(bySlug)('the usual days of %s begin and end in the months that it names', (_, event) => {
  const months = monthsOf(event);
  const named = monthsIn(event.usualWhen);
  expect(named).not.toEqual([]);
  expect(new Set(named)).toEqual(new Set(named.length > 1 ? [months[0], months.at(-1)] : months));
});

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
] as const)('from %s are the months %j', (usual, months) => {
  expect(monthsOf({ usual })).toEqual(months);
});

test('no dates are given that nobody has confirmed', () => {
  for (const { confirmedDates, usualWhen, about, lead } of EVENTS) {
    expect(confirmedDates).toBeUndefined();
    expect([usualWhen, lead, ...about].join(' ')).not.toMatch(/\b202[7-9]\b/);
  }
});

test('both Rod Runs warn of the traffic', () => {
  for (const slug of ['spring-rod-run', 'fall-rod-run']) {
    expect(findEvent(slug)?.warning).toMatch(/traffic/);
  }
});

test('unknown and hostile slugs find nothing', () => {
  for (const slug of ['', 'nowhere', '__proto__', 'constructor', '../etc']) {
    expect(findEvent(slug)).toBeNull();
  }
});

const GUIDES = Object.keys(AREA_GUIDES) as BuiltInArea[];

test.each(GUIDES)('the guide of %s names events and posts that exist', (slug) => {
  const { events, posts: read } = AREA_GUIDES[slug];
  expect(events.every((event) => findEvent(event) !== null)).toBe(true);
  expect(read.every((post) => postSlugs.includes(post))).toBe(true);
  for (const [usual, slow] of Object.values(DRIVE_MINUTES[slug]))
    expect(slow).toBeGreaterThan(usual);
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
