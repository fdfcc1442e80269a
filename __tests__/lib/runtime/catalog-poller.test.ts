import { catalogueWatch } from '@/lib/runtime/catalog-poller';
import type { Mark } from '@/lib/data/catalogue-marks';

const BUILT_AT = 1000;
const mark = (text: string, changedAt: number): Mark[] => [
  { tag: 'cabins', mark: text, changedAt },
];

function watching() {
  const ended: string[][] = [];
  const failures: unknown[] = [];
  let next: () => Promise<Mark[]> = () => Promise.resolve([]);
  const look = catalogueWatch({
    read: () => next(),
    expire: async (tags) => void ended.push(tags),
    builtAt: BUILT_AT,
    onFailure: (error) => failures.push(error),
  });
  const see = (marks: Mark[]) => {
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
  await see(mark('a', 900));
  await see(mark('a', 900));
  expect(ended).toEqual([]);
});

test('a change ends its pages at once and once more, for a page rendered in between', async () => {
  const { ended, see } = watching();
  await see(mark('a', 900));
  await see(mark('b', 2000));
  await see(mark('b', 2000));
  await see(mark('b', 2000));
  expect(ended).toEqual([['cabins'], ['cabins']]);
});

test('what changed between the build and the start is not in the built pages', async () => {
  const { ended, see } = watching();
  await see(mark('a', 1100));
  expect(ended).toEqual([['cabins']]);
});

test('an outage is told once, and a change during it is seen after it', async () => {
  const { ended, failures, see, fail } = watching();
  await see(mark('a', 900));
  await fail();
  await fail();
  expect(failures).toHaveLength(1);
  await see(mark('b', 2000));
  expect(ended).toEqual([['cabins']]);
  await fail();
  expect(failures).toHaveLength(2);
});

test('the next look follows soon after a change and during an outage, and else late', async () => {
  const { see, fail } = watching();
  expect(await see(mark('a', 900))).toBe(false);
  expect(await see(mark('b', 2000))).toBe(true);
  expect(await see(mark('b', 2000))).toBe(false);
  expect(await fail()).toBe(true);
  expect(await see(mark('b', 2000))).toBe(false);
});
