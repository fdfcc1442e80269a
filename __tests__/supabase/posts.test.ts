import { existsSync } from 'node:fs';
import { splitParts } from '@/lib/domain/content/markdown-parts';
import { CABIN_FILTERS } from '@/lib/domain/catalog/cabin-filters';
import { isCalendarDate } from '@/lib/domain/values/calendar-date';
import { isPostTopic } from '@/lib/domain/catalog/post';
import { isSafeLink } from '@/lib/domain/values/safe-link';
import { isSlug } from '@/lib/domain/values/slug';
import { paths } from '@/lib/http/paths';
import { cabins } from '@/supabase/seed/cabins';
import { events, guides, parsePost, posts } from '@/supabase/seed/posts';
import { postsSql } from '@/supabase/seed/posts-sql';
import { shop } from '@/lib/shop/shop';

const bySlug = posts.map((post) => [post.slug, post] as const);
const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
const linksOf = (body: string) =>
  [...body.matchAll(/(?<!!\[[^\]]*)\]\(([^)\s]+)\)/g)].map(([, href = '']) => href);
const liveSlugs = cabins.filter(({ live }) => live !== false).map(({ slug }) => slug);

const PAGES = new Set<string>([
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  paths.cabins(),
  ...shop().areas.map(({ slug }) => paths.area(slug)),
  ...CABIN_FILTERS.map((filter) => paths.category(filter)),
  ...liveSlugs.map((slug) => paths.cabin(slug)),
  ...posts.map(({ slug }) => paths.blogPost(slug)),
  ...events.map(({ slug }) => paths.event(slug)),
]);
const visitorGuide = guides.find(({ slug }) => slug === 'visitor-guide');
const GUIDE_PLACES = splitParts(visitorGuide?.body ?? '').parts.map(({ id }) => id);

test('fourteen articles, no two alike', () => {
  expect(posts).toHaveLength(14);
  for (const key of ['slug', 'title', 'excerpt', 'published'] as const) {
    expect(new Set(posts.map((post) => post[key])).size).toBe(14);
  }
});

test.each(bySlug)('%s is complete and of a length to be read', (slug, post) => {
  expect(isSlug(slug)).toBe(true);
  expect(post.title.length).toBeLessThanOrEqual(60);
  expect(post.excerpt.length).toBeGreaterThanOrEqual(80);
  expect(post.excerpt.length).toBeLessThanOrEqual(180);
  expect(words(post.body)).toBeGreaterThanOrEqual(600);
  expect(words(post.body)).toBeLessThanOrEqual(1100);
  expect(isCalendarDate(post.published) && isCalendarDate(post.updated)).toBe(true);
  expect(post.updated >= post.published).toBe(true);
  expect(post.topics.length).toBeGreaterThan(0);
  expect(post.topics.every(isPostTopic)).toBe(true);
  expect(post.cabins).toHaveLength(3);
  expect(post.cabins.every((cabin) => liveSlugs.includes(cabin))).toBe(true);
});

test.each(bySlug)('%s has parts of its own, and no raw HTML', (_slug, { body }) => {
  expect(body.match(/^## /gm)?.length ?? 0).toBeGreaterThanOrEqual(4);
  expect(body).not.toMatch(/^# /m);
  expect(body).not.toMatch(/<[a-z/!]/i);
});

const everyText = [...posts, ...events, ...guides].map((each) => [each.slug, each] as const);

test.each(everyText)('every link of %s leads to a page that exists', (_slug, { body }) => {
  for (const href of linksOf(body)) {
    expect(isSafeLink(href)).toBe(true);
    const [page = '', place] = href.split('#');
    expect({ href, exists: /^(?:https|mailto):/.test(href) || PAGES.has(page) }).toEqual({
      href,
      exists: true,
    });
    if (page === paths.visitorGuide && place) expect(GUIDE_PLACES).toContain(place);
  }
});

test('every picture of a guide exists', () => {
  for (const { body, picture } of guides) {
    const inText = [...body.matchAll(/!\[[^\]]*\]\((\S+)\)/g)].map(([, src = '']) => src);
    for (const src of [picture, ...inText]) expect(existsSync(`public${src}`)).toBe(true);
  }
});

test('prices of park tags are said to need a check', () => {
  for (const { body } of posts.filter(({ body }) => /\$5\b/.test(body))) {
    expect(body).toMatch(/recheck/i);
  }
});

test('an article without its head is refused, and line ends do not matter', () => {
  expect(() => parsePost('x', '---\ntitle: A\n---\n\nText')).toThrow('has no excerpt');
  const source =
    '---\ntitle: A: b\nexcerpt: Two\npublished: 2026-01-02\ntopics: [seasons, roads]\ncabins: [pebble]\n---\n\nText\n';
  expect(parsePost('x', source)).toEqual(parsePost('x', source.replaceAll('\n', '\r\n')));
  expect(parsePost('x', source)).toMatchObject({
    title: 'A: b',
    topics: ['seasons', 'roads'],
    updated: '2026-01-02',
    body: 'Text',
  });
});

test('the SQL is the same each time', () => {
  expect(postsSql()).toBe(postsSql());
});
