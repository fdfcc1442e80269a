import { StaleWhileRevalidateCache } from '@/lib/cache/swr-cache';

const counting = () => {
  let reads = 0;
  return { read: () => Promise.resolve(++reads), reads: () => reads };
};

test('equal reads share one for as long as it is young, counted from its start', async () => {
  const memory = new StaleWhileRevalidateCache<number>(500, 10);
  const { read } = counting();
  expect(await memory.get('a', 0, read)).toBe(1);
  expect(await memory.get('a', 499, read)).toBe(1);
  expect(await memory.get('b', 499, read)).toBe(2);
  expect(await memory.get('a', 500, read)).toBe(3);
});

test('an entry cleared during its read is not served afterwards', async () => {
  const memory = new StaleWhileRevalidateCache<string>(500, 10);
  let finish: (text: string) => void = () => undefined;
  const slow = new Promise<string>((resolve) => (finish = resolve));
  const early = memory.get('a', 0, () => slow);
  memory.clear();
  const late = memory.get('a', 1, () => Promise.resolve('after the booking'));
  finish('before the booking');
  expect(await early).toBe('before the booking');
  expect(await late).toBe('after the booking');
  expect(await memory.get('a', 2, () => Promise.resolve('unused'))).toBe('after the booking');
});

test('a failed read rejects for all who share it and is not cached', async () => {
  const memory = new StaleWhileRevalidateCache<number>(500, 10);
  const failing = () => Promise.reject<number>(new Error('away'));
  const both = [memory.get('a', 0, failing), memory.get('a', 0, failing)];
  for (const each of both) await expect(each).rejects.toThrow('away');
  expect(await memory.get('a', 1, () => Promise.resolve(7))).toBe(7);
});

test('it never holds more than its bound', async () => {
  const memory = new StaleWhileRevalidateCache<number>(500, 2);
  const { read, reads } = counting();
  for (const key of ['a', 'b', 'c', 'a']) await memory.get(key, 0, read);
  expect(reads()).toBe(4);
});

test('at its bound it lets go of what nobody has asked for longest', async () => {
  const memory = new StaleWhileRevalidateCache<number>(500, 2);
  const { read, reads } = counting();
  for (const key of ['a', 'b', 'a', 'c', 'a']) await memory.get(key, 0, read);
  expect(reads()).toBe(3);
});

describe('with stale-while-revalidate', () => {
  const later = () => {
    const waiting: ((value: number) => void)[] = [];
    const failing: ((error: Error) => void)[] = [];
    const read = () =>
      new Promise<number>((resolve, reject) => {
        waiting.push(resolve);
        failing.push(reject);
      });
    return { read, waiting, failing };
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  test('stale entries are served during a read, the new one afterwards', async () => {
    const memory = new StaleWhileRevalidateCache<number>(400, 10, 800);
    await memory.get('a', 0, () => Promise.resolve(1));
    const { read, waiting } = later();
    expect(await memory.get('a', 400, read)).toBe(1);
    expect(await memory.get('a', 799, read)).toBe(1);
    expect(waiting).toHaveLength(1);
    waiting[0]?.(2);
    await settled();
    // Its age counts from 400.
    expect(await memory.get('a', 799, read)).toBe(2);
    expect(waiting).toHaveLength(1);
  });

  test('older than that, they wait for the read that goes on', async () => {
    const memory = new StaleWhileRevalidateCache<number>(400, 10, 800);
    await memory.get('a', 0, () => Promise.resolve(1));
    const { read, waiting } = later();
    void memory.get('a', 500, read);
    const waited = memory.get('a', 800, read);
    expect(waiting).toHaveLength(1);
    waiting[0]?.(2);
    expect(await waited).toBe(2);
  });

  test('entries cleared during a read, and failures, are not cached', async () => {
    const memory = new StaleWhileRevalidateCache<number>(400, 10, 800);
    await memory.get('a', 0, () => Promise.resolve(1));
    const { read, waiting, failing } = later();
    void memory.get('a', 500, read);
    memory.clear();
    waiting[0]?.(2);
    await settled();
    expect(await memory.get('a', 501, () => Promise.resolve(3))).toBe(3);
    expect(await memory.get('a', 1000, read)).toBe(3);
    failing[1]?.(new Error('away'));
    await settled();
    expect(await memory.get('a', 1001, () => Promise.resolve(4))).toBe(4);
  });
});
