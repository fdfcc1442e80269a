/** @jest-environment jsdom */
import { makePost } from '@/__tests__/support/make-post';
import { buildBlogFeed } from '@/components/seo/blog-feed';
import type { Post } from '@/lib/domain/catalog/post';

const ORIGIN = 'https://www.example.com';

const post = (changes: Partial<Post> = {}) =>
  makePost({ updatedAt: '2025-09-24T15:00:00+00:00', topics: ['wildlife'], ...changes });

function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}

test('a feed of RSS 2.0 with absolute links and dates', () => {
  const feed = parse(buildBlogFeed([post()], ORIGIN));
  expect(feed.documentElement.getAttribute('version')).toBe('2.0');
  const item = feed.querySelector('item');
  expect(item?.querySelector('link')?.textContent).toBe(`${ORIGIN}/blog/elk`);
  expect(item?.querySelector('guid')?.textContent).toBe(`${ORIGIN}/blog/elk`);
  expect(item?.querySelector('title')?.textContent).toBe('Where the Elk Are');
  expect(item?.querySelector('pubDate')?.textContent).toBe('Tue, 23 Sep 2025 15:00:00 GMT');
  expect(feed.querySelector('lastBuildDate')?.textContent).toBe('Wed, 24 Sep 2025 15:00:00 GMT');
});

test('a feed without posts is a feed', () => {
  expect(parse(buildBlogFeed([], ORIGIN)).querySelector('item')).toBeNull();
});

test.each([
  'Salt & pepper <b>bold</b>',
  ']]><script>alert(1)</script>',
  '"quotes" and \u2019',
  'a\u0000b\u0007c\u001fd\uffff',
  'lone \ud83d surrogate',
  'A bear \ud83d\udc3b',
])('the title %j cannot break it', (title) => {
  const feed = parse(buildBlogFeed([post({ title, excerpt: title, author: title })], ORIGIN));
  const shown = feed.querySelector('item > title')?.textContent ?? '';
  expect(feed.querySelectorAll('item')).toHaveLength(1);
  expect(feed.querySelector('script')).toBeNull();
  expect(shown.length).toBeGreaterThan(0);
});
