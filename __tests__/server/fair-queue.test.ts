/** @jest-environment node */
import { FairQueue } from '@/server/fair-queue';

const settled = () => new Promise((resolve) => setImmediate(resolve));

function setUp(maxRunning: number, maxWaiting = 100) {
  const queue = new FairQueue({ maxRunning, maxWaiting });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const add = (network: string, name: string) =>
    queue.add(network, () => {
      started.push(name);
      return new Promise((resolve) => ends.push(resolve));
    });
  return { add, started, endOne: () => ends.shift()?.() };
}

test('no more run than there are places, and the next begins when one ends', async () => {
  const { add, started, endOne } = setUp(2);
  for (const name of ['a', 'b', 'c']) add('one', name);
  await settled();
  expect(started).toEqual(['a', 'b']);
  endOne();
  await settled();
  expect(started).toEqual(['a', 'b', 'c']);
});

test('a long row of one network does not hold up another', async () => {
  const { add, started, endOne } = setUp(1);
  for (const name of ['a1', 'a2', 'a3', 'a4']) add('a', name);
  await settled();
  add('b', 'b1');
  add('b', 'b2');
  for (let turn = 0; turn < 5; turn += 1) {
    endOne();
    await settled();
  }
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
});

test('it is bounded, and what is taken out never runs', async () => {
  const { add, started, endOne } = setUp(1, 2);
  add('a', 'a1');
  await settled();
  const remove = add('a', 'a2');
  expect(add('b', 'b1')).not.toBeNull();
  expect(add('c', 'c1')).toBeNull();
  remove?.();
  remove?.();
  expect(add('c', 'c2')).not.toBeNull();
  expect(add('c', 'c3')).toBeNull();
  for (let turn = 0; turn < 4; turn += 1) {
    endOne();
    await settled();
  }
  expect(started).toEqual(['a1', 'b1', 'c2']);
});
