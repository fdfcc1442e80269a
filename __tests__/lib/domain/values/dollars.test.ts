import { parseDollars } from '@/lib/domain/values/dollars';

test.each([
  ['12', 1_200],
  ['12.3', 1_230],
  ['$1,234.56', 123_456],
  [' 0.01 ', 1],
  ['', null],
  ['-1', null],
  ['1.234', null],
  ['1e3', null],
  ['12,3', null],
])('%s is %s cents', (text, cents) => expect(parseDollars(text)).toBe(cents));
