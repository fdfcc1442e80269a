import { describeChange } from '@/lib/domain/host/describe-change';
import { listRange, visibleRange } from '@/lib/domain/host/visible-range';

test.each([
  [1, 1, [], '1 night changed.'],
  [10, 2, [], '10 nights of 2 cabins changed.'],
  [60, 1, ['sold', 'sold'], '60 nights changed. 2 nights left alone: sold or held.'],
  [
    0,
    0,
    ['imported', 'changed'],
    '0 nights changed. 1 night left alone: taken by another platform. 1 night left alone: changed since.',
  ],
])('%i changed of %i cabins, left %p', (changed, cabins, reasons, words) => {
  expect(describeChange({ changed, cabins, skipped: reasons.map((reason) => ({ reason })) })).toBe(
    words,
  );
});

test.each([
  [0, 500, { first: 0, end: 14 }],
  [1000, 500, { first: 16, end: 34 }],
  [4800, 500, { first: 92, end: 100 }],
])('at %i what is visible of 100 is drawn', (offset, length, range) => {
  expect(visibleRange({ offset, length, each: 50, count: 100 })).toEqual(range);
});

test('a range is listed without its end', () => {
  expect(listRange({ first: 2, end: 5 })).toEqual([2, 3, 4]);
});
