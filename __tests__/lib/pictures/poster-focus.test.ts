import { globSync } from 'node:fs';
import { posterFocus } from '@/lib/pictures/poster-focus';

test('drawings keep their subject in view, where it is not in the middle', () => {
  const heights = globSync('public/images/{blog,events,guide}/*.webp').flatMap(
    (file) => posterFocus(file.slice('public'.length))?.y ?? [],
  );
  expect(heights.length).toBeGreaterThan(25);
  for (const y of heights) expect(y >= 0 && y <= 100).toBe(true);
  // A viewfinder stands high, cars on a road low.
  expect(posterFocus('/images/guide/visitor-guide.webp')?.y).toBeLessThan(50);
  expect(posterFocus('/images/blog/mountain-roads.webp')?.y).toBeGreaterThan(50);
});

test.each([
  '/images/uploads/a/elk-1200x800-7a6b5c.webp',
  '/images/toString.webp',
  'https://pictures.example/images/blog/elk.webp',
])('%s keeps its middle in view', (url) => expect(posterFocus(url)).toBeNull());
