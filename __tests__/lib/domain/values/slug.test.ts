import fc from 'fast-check';
import { isSlug, pickBySlug } from '@/lib/domain/values/slug';

test.each(['elk', 'fall-by-elevation', '3-days', 'a'.repeat(80)])('%s is a slug', (text) => {
  expect(isSlug(text)).toBe(true);
});

test.each([
  '',
  'Elk',
  '-elk',
  'elk-',
  'a--b',
  'a b',
  '../etc',
  'elk\n',
  'elk\u0000',
  'élan',
  'a'.repeat(81),
])('%j is none', (text) => {
  expect(isSlug(text)).toBe(false);
});

test('those named come in the order of the names, each once', () => {
  const all = ['a', 'b', 'c'].map((slug) => ({ slug }));
  expect(pickBySlug(all, ['c', 'nowhere', 'a', 'c'])).toEqual([{ slug: 'c' }, { slug: 'a' }]);
});

test('picking never invents or repeats', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.array(fc.string()), (known, names) => {
      const picked = pickBySlug(
        known.map((slug) => ({ slug })),
        names,
      ).map(({ slug }) => slug);
      expect(new Set(picked).size).toBe(picked.length);
      expect(picked.every((slug) => known.includes(slug) && names.includes(slug))).toBe(true);
    }),
  );
});
