import { BatchCache } from '@/lib/cache/batch-cache';

const reads: string[][] = [];

function readAll(missing: string[]): Promise<Map<string, string>> {
  reads.push(missing);
  const there = missing.filter((id) => !id.startsWith('no'));
  return Promise.resolve(new Map(there.map((id) => [id, `${id} of read ${reads.length}`])));
}

beforeEach(() => {
  reads.length = 0;
});

test('each batch reads only the ids that no other has just read', async () => {
  const items = new BatchCache<string>(150, 100);
  const [one, other] = await Promise.all([
    items.get(['a', 'b'], 0, readAll),
    items.get(['b', 'c'], 1, readAll),
  ]);
  expect(reads).toEqual([['a', 'b'], ['c']]);
  expect([...one.keys()]).toEqual(['a', 'b']);
  expect([...other]).toEqual([
    ['b', 'b of read 1'],
    ['c', 'c of read 2'],
  ]);
});

test('an expired entry is read again', async () => {
  const items = new BatchCache<string>(150, 100);
  await items.get(['a'], 0, readAll);
  await items.get(['a'], 149, readAll);
  expect(reads).toHaveLength(1);
  const later = await items.get(['a'], 150, readAll);
  expect(later.get('a')).toBe('a of read 2');
});

test('a missing row is cached as missing', async () => {
  const items = new BatchCache<string>(150, 100);
  expect((await items.get(['none', 'a'], 0, readAll)).has('none')).toBe(false);
  expect((await items.get(['none'], 1, readAll)).size).toBe(0);
  expect(reads).toHaveLength(1);
});

test('a read that fails is not remembered', async () => {
  const items = new BatchCache<string>(150, 100);
  const fail = () => Promise.reject(new Error('down'));
  await expect(items.get(['a'], 0, fail)).rejects.toThrow('down');
  expect((await items.get(['a'], 1, readAll)).get('a')).toBe('a of read 1');
});

test('it holds a bounded number of rows and still answers completely', async () => {
  const items = new BatchCache<string>(150, 3);
  await items.get(['a', 'b'], 0, readAll);
  const found = await items.get(['a', 'c', 'd'], 1, readAll);
  expect([...found.keys()]).toEqual(['a', 'c', 'd']);
  await items.get(['b'], 2, readAll);
  expect(reads).toEqual([['a', 'b'], ['c', 'd'], ['b']]);
});
