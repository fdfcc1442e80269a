import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { loadSite } from '@/lib/data/backend/shop-settings';
import { POST } from '@/app/api/revalidate/route';

jest.mock('@/lib/data/backend/shop-settings', () => ({
  loadSite: jest.fn(() => Promise.resolve()),
}));

const SECRET = 'sb_secret_of_this_test_only';
jest.mock('next/cache', () => ({ revalidateTag: jest.fn() }));
jest.mock('next/server', () => ({ after: jest.fn() }));
jest.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));
jest.mock('@/lib/env/server', () => ({
  serverEnv: { SUPABASE_SECRET_KEY: 'sb_secret_of_this_test_only' },
}));

async function tell(authorization: string | null, body: object) {
  jest.mocked(revalidateTag).mockClear();
  const headers = { 'Content-Type': 'application/json', ...(authorization && { authorization }) };
  const url = 'http://localhost/api/revalidate';
  const response = await POST(
    new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }),
  );
  return { status: response.status, ended: jest.mocked(revalidateTag).mock.calls };
}

const at = { expire: 0 };

test.each([
  [{ table: 'posts', type: 'UPDATE', record: {} }, [['posts', at]]],
  [{ table: 'post_old_slugs' }, [['posts', at]]],
  [{ table: 'cabin_photos' }, [['cabins', at]]],
  [{ table: 'open_nights' }, [['open-nights', at]]],
  [
    {},
    [
      ['cabins', at],
      ['posts', at],
      ['settings', at],
    ],
  ],
  [{ table: 'shop_settings' }, [['settings', at]]],
  [{ table: 'consent_wordings' }, [['settings', at]]],
  [{ table: 'areas' }, [['settings', at]]],
])('a webhook of the database about %j ends its pages', async (body, ended) => {
  expect(await tell(`Bearer ${SECRET}`, body)).toEqual({ status: 200, ended });
});

test.each([
  ['shop_settings', 1],
  ['consent_wordings', 1],
  ['areas', 1],
  ['cabins', 0],
])('the settings are read anew after a change of %s %i times', async (table, times) => {
  jest.mocked(loadSite).mockClear();
  await tell(`Bearer ${SECRET}`, { table });
  expect(loadSite).toHaveBeenCalledTimes(times);
});

test('pages expire also where the settings cannot be read', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  jest.mocked(loadSite).mockRejectedValueOnce(new Error('away'));
  const { status, ended } = await tell(`Bearer ${SECRET}`, {});
  expect([status, ended.length]).toEqual([200, 3]);
});

test.each([null, 'Bearer ', 'Bearer wrong', SECRET, `Bearer ${SECRET}x`])(
  'nobody else may: %s',
  async (authorization) => {
    expect(await tell(authorization, {})).toEqual({ status: 401, ended: [] });
  },
);

test('pages rendered from the old data meanwhile are revalidated a moment later', async () => {
  await tell(`Bearer ${SECRET}`, { table: 'posts' });
  jest.mocked(revalidateTag).mockClear();
  const [again] = jest.mocked(after).mock.lastCall ?? [];
  await (again as () => Promise<void>)();
  expect(jest.mocked(revalidateTag).mock.calls).toEqual([['posts', at]]);
});
