import { intentCode } from '@/lib/browser/intent-code';

test('code is fetched once, and is at hand from then on', async () => {
  const fetchCode = jest.fn(() => Promise.resolve('code'));
  const { current, load, preload } = intentCode(fetchCode);
  expect(current()).toBeNull();
  preload();
  await expect(load()).resolves.toBe('code');
  expect(current()).toBe('code');
  await load();
  expect(fetchCode).toHaveBeenCalledTimes(1);
});

test('a wish that fails is silent, and the next one tries again', async () => {
  const fetchCode = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('offline'));
  fetchCode.mockResolvedValue('code');
  const { current, load, preload } = intentCode(fetchCode);
  preload();
  await expect(load()).rejects.toThrow('offline');
  expect(current()).toBeNull();
  await expect(load()).resolves.toBe('code');
});
