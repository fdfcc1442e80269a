import { Allowance } from '@/server/allowance';

test('a burst, then as many as the seconds bring; each network has its own', () => {
  const allowance = new Allowance({ burst: 3, perSecond: 0.5 });
  const takes = (network: string, nowMs: number) => allowance.take(network, nowMs);
  expect([1, 2, 3].map(() => takes('a', 0))).toEqual([0, 0, 0]);
  expect(takes('a', 0)).toBe(2);
  expect(takes('b', 0)).toBe(0);
  expect(takes('a', 1000)).toBe(1);
  expect(takes('a', 2000)).toBe(0);
  expect(takes('a', 2000)).toBe(2);
});

test('what is given back never exceeds the burst', () => {
  const allowance = new Allowance({ burst: 1, perSecond: 1 });
  allowance.giveBack('a', 0);
  expect(allowance.take('a', 0)).toBe(0);
  expect(allowance.take('a', 0)).toBe(1);
  allowance.giveBack('a', 0);
  expect(allowance.take('a', 0)).toBe(0);
});
