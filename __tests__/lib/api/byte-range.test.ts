import { rangeKind, type RangeKind } from '@/lib/api/byte-range';

test.each<[string | undefined, RangeKind]>([
  [undefined, 'none'],
  ['bytes=0-', 'good'],
  ['bytes=0-0', 'good'],
  ['bytes=99-', 'good'],
  ['bytes=99-500', 'good'],
  ['bytes=-1', 'good'],
  ['bytes=-500', 'good'],
  ['bytes=0-1,500-', 'good'],
  ['BYTES=0-1 , 5-6', 'good'],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=500-600', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=100-,200-', 'unsatisfiable'],
  ['bytes=5-2', 'malformed'],
  ['bytes=0-1,5-2', 'malformed'],
  ['bytes=', 'malformed'],
  ['bytes=-', 'malformed'],
  ['bytes=a-b', 'malformed'],
  ['bytes=0-1,', 'malformed'],
  ['bytes 0-1', 'malformed'],
  ['lines=0-1', 'malformed'],
  ['bytes=--1', 'malformed'],
  ['', 'malformed'],
])('of 100 bytes %p is %s', (header, kind) => {
  expect(rangeKind(header, 100)).toBe(kind);
});

test('nothing of an empty file can be had', () => {
  expect(rangeKind('bytes=0-', 0)).toBe('unsatisfiable');
  expect(rangeKind('bytes=-1', 0)).toBe('unsatisfiable');
});
