import { catalogPoller } from '@/lib/runtime/catalog-poller';
import type { CatalogVersion } from '@/lib/data/backend/catalog-version';

const BUILT_AT = 1000;
const version = (text: string, changedAt: number): CatalogVersion[] => [
  { tag: 'cabins', version: text, changedAt },
];

function watching() {
  const ended: string[][] = [];
  const failures: unknown[] = [];
  let next: () => Promise<CatalogVersion[]> = () => Promise.resolve([]);
  const look = catalogPoller({
    read: () => next(),
    expire: async (tags) => void ended.push(tags),
    builtAt: BUILT_AT,
    onFailure: (error) => failures.push(error),
  });
  const see = (marks: CatalogVersion[]) => {
    next = () => Promise.resolve(marks);
    return look();
  };
  const fail = () => {
    next = () => Promise.reject(new Error('away'));
    return look();
  };
  return { ended, failures, see, fail };
}

test('nothing ends while nothing changes', async () => {
  const { ended, see } = watching();
  await see(version('a', 900));
  await see(version('a', 900));
  expect(ended).toEqual([]);
});

test('a change ends its pages at once and once more, for a page rendered in between', async () => {
  const { ended, see } = watching();
  await see(version('a', 900));
  await see(version('b', 2000));
  await see(version('b', 2000));
  await see(version('b', 2000));
  expect(ended).toEqual([['cabins'], ['cabins']]);
});

test('pages changed between build and start are revalidated', async () => {
  const { ended, see } = watching();
  await see(version('a', 1100));
  expect(ended).toEqual([['cabins']]);
});

test('an outage is logged once, and a change during it is seen afterwards', async () => {
  const { ended, failures, see, fail } = watching();
  await see(version('a', 900));
  await fail();
  await fail();
  expect(failures).toHaveLength(1);
  await see(version('b', 2000));
  expect(ended).toEqual([['cabins']]);
  await fail();
  expect(failures).toHaveLength(2);
});

test('the next look follows soon after a change and during an outage, and else late', async () => {
  const { see, fail } = watching();
  expect(await see(version('a', 900))).toBe(false);
  expect(await see(version('b', 2000))).toBe(true);
  expect(await see(version('b', 2000))).toBe(false);
  expect(await fail()).toBe(true);
  expect(await see(version('b', 2000))).toBe(false);
});
