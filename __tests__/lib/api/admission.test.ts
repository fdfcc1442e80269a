import { Admission } from '@/lib/api/admission';

const make = () => new Admission({ atOnce: 2, waiting: 2, waitMs: 400 });

/** Work that ends when the test says so; its outcome is `done`, or null where it was turned away. */
function begin(admission: Admission, name = 'work', priority = 0) {
  const end = Promise.withResolvers<void>();
  const outcome = admission.admit(async () => {
    started.push(name);
    await end.promise;
    return 'done';
  }, priority);
  return { outcome, end: () => end.resolve() };
}
let started: string[] = [];
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  started = [];
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

test('some are admitted at once, some wait, the next is refused', async () => {
  const admission = make();
  for (const name of ['a', 'b', 'c', 'd']) void begin(admission, name).outcome;
  expect(await begin(admission, 'e').outcome).toBeNull();
  expect(started).toEqual(['a', 'b']);
});

test('who waits begins in the order of coming, when another ends, but for who has priority', async () => {
  const admission = make();
  const [first, second] = [begin(admission, 'a'), begin(admission, 'b')];
  const third = begin(admission, 'c', -2);
  void begin(admission, 'd', -1).outcome;
  first.end();
  await settle();
  expect(started).toEqual(['a', 'b', 'd']);
  second.end();
  await settle();
  expect(started).toEqual(['a', 'b', 'd', 'c']);
  third.end();
  expect(await third.outcome).toBe('done');
});

test('a request that has waited too long is refused and frees its place', async () => {
  const admission = make();
  const running = [begin(admission), begin(admission)];
  const early = begin(admission, 'early');
  await jest.advanceTimersByTimeAsync(300);
  const late = begin(admission, 'late');
  await jest.advanceTimersByTimeAsync(100);
  expect(await early.outcome).toBeNull();
  running[0]?.end();
  await settle();
  expect(started).toEqual(['work', 'work', 'late']);
  // What has begun is never turned away.
  await jest.advanceTimersByTimeAsync(10_000);
  late.end();
  expect(await late.outcome).toBe('done');
});

test('every place is free again in the end, whether the work succeeded or not', async () => {
  const admission = make();
  const fail = () => Promise.reject(new Error('no'));
  for (let round = 0; round < 5; round++) {
    expect(await admission.admit(() => Promise.resolve(round))).toBe(round);
    await expect(admission.admit(fail)).rejects.toThrow('no');
  }
  const running = [begin(admission, 'a'), begin(admission, 'b')];
  const waiting = begin(admission, 'c');
  await jest.advanceTimersByTimeAsync(400);
  expect(await waiting.outcome).toBeNull();
  expect(started).toEqual(['a', 'b']);
  for (const { end } of running) end();
});
