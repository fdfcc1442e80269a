/** @jest-environment node */
import type { CacheHandler } from '@/lib/http/finished-pages';
import { withNotice } from '@/lib/http/noticed-cache';

class Memory implements CacheHandler {
  get = async () => null;
  // On the prototype, as Next's own: a property would hide what wraps it.
  async set() {
    if (this.isFull) throw new Error('full');
  }
  async revalidateTag() {}
  resetRequestCache() {}
  isFull = false;
}

test('every change is told, one that failed too; a look is none', async () => {
  const told = jest.fn();
  const handler = new (withNotice(Memory, told))({}) as Memory & CacheHandler;
  await handler.get();
  expect(told).not.toHaveBeenCalled();
  await handler.set('a', null, {});
  expect(told).toHaveBeenCalledTimes(1);
  await handler.revalidateTag('cabins');
  expect(told).toHaveBeenCalledTimes(2);
  handler.isFull = true;
  await expect(handler.set('a', null, {})).rejects.toThrow('full');
  expect(told).toHaveBeenCalledTimes(3);
});
