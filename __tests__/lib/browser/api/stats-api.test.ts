import { getCabinClicks } from '@/lib/browser/api/stats-api';

const answer = (body: unknown, status = 200) =>
  jest.fn(async () => ({ ok: status < 400, status, json: async () => body }));

function install(fake: jest.Mock): jest.Mock {
  globalThis.fetch = fake as unknown as typeof fetch;
  return fake;
}

test('gives the statistics under the names of the pages', async () => {
  const fake = install(
    answer({
      success: true,
      data: [
        {
          property_id: 'a',
          views_today: 1,
          views_last_7_days: 2,
          views_last_31_days: 3,
          last_viewed: '2026-11-21T10:00:00Z',
        },
      ],
    }),
  );
  expect(await getCabinClicks(['a', 'b'])).toEqual([
    {
      property_id: 'a',
      clicks_today: 1,
      clicks_this_week: 2,
      clicks_this_month: 3,
      last_clicked: '2026-11-21T10:00:00Z',
    },
  ]);
  expect(fake.mock.calls).toEqual([['/api/stats?ids=a,b', expect.anything()]]);
});

test('asks for nothing without cabins', async () => {
  const fake = install(answer({}));
  expect(await getCabinClicks([])).toEqual([]);
  expect(fake).not.toHaveBeenCalled();
});

test.each([
  ['a failure', answer({ error: { code: 'unavailable' } }, 503)],
  ['no connection', jest.fn().mockRejectedValue(new TypeError('Failed to fetch'))],
])('%s gives an empty list and is logged', async (_, fake) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  install(fake);
  expect(await getCabinClicks(['a'])).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(1);
});
