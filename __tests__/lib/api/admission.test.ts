/** @jest-environment node */
import { Admission } from '@/lib/api/admission';

const make = () => new Admission({ atOnce: 2, waiting: 2, waitMs: 400 });
const isPending = async (promise: Promise<unknown>) =>
  (await Promise.race([promise, Promise.resolve('pending')])) === 'pending';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('so many begin at once; so many more wait; the next is turned away', async () => {
  const admission = make();
  expect(await Promise.all([admission.enter(), admission.enter()])).toEqual([true, true]);
  const waiting = [admission.enter(), admission.enter()];
  expect(await admission.enter()).toBe(false);
  for (const each of waiting) expect(await isPending(each)).toBe(true);
});

test('who waits begins in the order of coming, when another leaves', async () => {
  const admission = make();
  await Promise.all([admission.enter(), admission.enter()]);
  const [first, second] = [admission.enter(), admission.enter()];
  admission.leave();
  expect(await first).toBe(true);
  expect(await isPending(second)).toBe(true);
  admission.leave();
  expect(await second).toBe(true);
});

test('who has waited too long is turned away, and takes no place from those behind', async () => {
  const admission = make();
  await Promise.all([admission.enter(), admission.enter()]);
  const early = admission.enter();
  jest.advanceTimersByTime(300);
  const late = admission.enter();
  jest.advanceTimersByTime(100);
  expect(await early).toBe(false);
  admission.leave();
  expect(await late).toBe(true);
});

test('every place is free again in the end, whether the work succeeded or not', async () => {
  const admission = make();
  const fail = () => Promise.reject(new Error('no'));
  for (let round = 0; round < 5; round++) {
    expect(await admission.admit(() => Promise.resolve(round))).toBe(round);
    await expect(admission.admit(fail)).rejects.toThrow('no');
  }
  expect(await Promise.all([admission.enter(), admission.enter()])).toEqual([true, true]);
  const third = admission.admit(() => Promise.resolve('done'));
  jest.advanceTimersByTime(400);
  expect(await third).toBeNull();
});
