import { retryWaitMs } from '@/lib/domain/values/retry';

test.each([
  [1, 1],
  [2, 5],
  [3, 15],
  [4, 60],
  [5, 240],
])('after attempt %d the next one waits %d minutes', (attempts, minutes) => {
  expect(retryWaitMs(attempts)).toBe(minutes * 60_000);
});

test('the sixth attempt is the last', () => {
  expect(retryWaitMs(6)).toBeNull();
  expect(retryWaitMs(7)).toBeNull();
});

test('each wait is longer than the one before', () => {
  const waits = [1, 2, 3, 4, 5].map((attempts) => retryWaitMs(attempts) ?? 0);
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(new Set(waits).size).toBe(waits.length);
});
