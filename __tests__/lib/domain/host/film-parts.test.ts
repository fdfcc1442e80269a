import { formatParts, parseParts, parseTimecode } from '@/lib/domain/host/film-parts';

test.each([
  ['0:05', 5],
  [' 12:30 ', 750],
  ['99:59', 5999],
  ['0:60', null],
  ['5', null],
  ['1:2', null],
  ['100:00', null],
  ['-1:00', null],
  ['', null],
])('the place %j in a film', (text, seconds) => {
  expect(parseTimecode(text)).toBe(seconds);
});

test('parts are read from lines, and written so that they are read again', () => {
  const parts = parseParts('0:00 The porch\n\n  0:12   Kitchen, 2 ovens \n1:05 Loft');
  expect(parts).toEqual([
    { seconds: 0, title: 'The porch' },
    { seconds: 12, title: 'Kitchen, 2 ovens' },
    { seconds: 65, title: 'Loft' },
  ]);
  expect(parseParts(formatParts(parts ?? []))).toEqual(parts);
  expect(parseParts('')).toEqual([]);
});

test.each([
  ['a line without a time', '0:00 Porch\nKitchen'],
  ['a time without words', '0:12'],
  ['no time that there is', '0:75 Kitchen'],
  ['the same time twice', '0:12 Kitchen\n0:12 Loft'],
  ['an earlier time', '0:12 Kitchen\n0:05 Loft'],
  ['a name of over 80 characters', `0:12 ${'x'.repeat(81)}`],
  [
    'over 40 parts',
    Array.from({ length: 41 }, (_, n) => `1:${String(n).padStart(2, '0')} x`).join('\n'),
  ],
])('refused: %s', (_, text) => {
  expect(parseParts(text)).toBeNull();
});
