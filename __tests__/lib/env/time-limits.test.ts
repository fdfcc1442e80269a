import type * as UpstreamFetch from '@/lib/supabase/upstream-fetch';

const before = process.env.TIME_LIMIT_FACTOR;

afterEach(() => {
  if (before === undefined) delete process.env.TIME_LIMIT_FACTOR;
  else process.env.TIME_LIMIT_FACTOR = before;
});

/** The time limits of reads and writes, in milliseconds, with this setting. */
function limitsWith(factor: string): number[] {
  process.env.TIME_LIMIT_FACTOR = factor;
  let limits: number[] = [];
  jest.isolateModules(() => {
    const upstream = jest.requireActual<typeof UpstreamFetch>('@/lib/supabase/upstream-fetch');
    limits = [upstream.READ_TIMEOUT_MS, upstream.WRITE_TIMEOUT_MS];
  });
  return limits;
}

test.each([
  ['', [2200, 8000]],
  ['1', [2200, 8000]],
  ['10', [22_000, 80_000]],
])('the site waits for its database as long as the setting "%s" says', (factor, limits) => {
  expect(limitsWith(factor)).toEqual(limits);
});
