import { lazyModule } from '@/lib/browser/loading/lazy-module';

test('code is fetched once, and is at hand from then on', async () => {
  const fetchCode = jest.fn(() => Promise.resolve('code'));
  const { current, load, preload } = lazyModule(fetchCode);
  expect(current()).toBeNull();
  preload();
  await expect(load()).resolves.toBe('code');
  expect(current()).toBe('code');
  await load();
  expect(fetchCode).toHaveBeenCalledTimes(1);
});

test('a failed preload is silent, and the next one retries', async () => {
  const fetchCode = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('offline'));
  fetchCode.mockResolvedValue('code');
  const { current, load, preload } = lazyModule(fetchCode);
  preload();
  await expect(load()).rejects.toThrow('offline');
  expect(current()).toBeNull();
  await expect(load()).resolves.toBe('code');
});
