import { matchesEtag, acceptsEncoding } from '@/lib/api/request-headers';

test.each([
  ['br, gzip', true, true],
  ['gzip, deflate', false, true],
  ['GZIP;q=0.5,br ; q=1.0', true, true],
  ['gzip, br;q=0', false, true],
  ['gzip;q=0.000, br', true, false],
  ['br;q=0.01', true, false],
  ['brotli, x-gzip', false, false],
  ['identity', false, false],
  ['', false, false],
  [undefined, false, false],
])('%p takes brotli: %p, gzip: %p', (accepted, br, gzip) => {
  expect(acceptsEncoding(accepted, 'br')).toBe(br);
  expect(acceptsEncoding(accepted, 'gzip')).toBe(gzip);
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  [null, false],
])('%p holds "a": %p', (held, expected) => {
  expect(matchesEtag(held, '"a"')).toBe(expected);
});
