import { cachedAnswer, clearReadCache } from '@/lib/data/backend/read-cache';
import { invokeFunction } from '@/lib/data/backend/invoke-function';

jest.mock('@/lib/env/server', () => ({
  serverEnv: {
    NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:9',
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_this_test',
  },
}));

const answering = (...statuses: number[]) => {
  let asked = 0;
  const read = () => Promise.resolve({ status: statuses[asked] ?? 200, text: `{"n":${++asked}}` });
  return { read, asked: () => asked };
};

beforeEach(clearReadCache);

test('equal reads of one moment cost one, whatever they answer', async () => {
  const { read, asked } = answering(200);
  const both = await Promise.all([cachedAnswer('a', read), cachedAnswer('a', read)]);
  expect(both).toEqual(Array(2).fill({ status: 200, text: '{"n":1}' }));
  expect(asked()).toBe(1);
});

test('a failure is not remembered', async () => {
  const { read } = answering(503, 200);
  expect(await cachedAnswer('a', read)).toMatchObject({ status: 503 });
  expect(await cachedAnswer('a', read)).toMatchObject({ status: 200 });
});

test.each([
  ['create-booking', 2],
  ['cancel-booking', 2],
  ['track-click', 1],
])('after %s the calendar has been read %d times', async (name, times) => {
  const { read, asked } = answering();
  const sent = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}));
  await cachedAnswer('a', read);
  await invokeFunction(name, { body: {} });
  await cachedAnswer('a', read);
  expect(asked()).toBe(times);
  sent.mockRestore();
});
