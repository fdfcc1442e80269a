import { parseServerEnv } from '@/lib/env/server-schema';

const GOOD = {
  NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54321',
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789',
  SUPABASE_SECRET_KEY: 'sb_secret_0123456789abcdef',
};

test('a complete environment gets its defaults', () => {
  expect(parseServerEnv({ ...GOOD, PATH: '/bin' })).toEqual({
    ...GOOD,
    GA_MEASUREMENT_ID: '',
    IMAGE_HOSTS: '',
    MAP_HOSTS: '',
    MAP_STYLE_URL: '',
    READS_PER_MINUTE: 600,
    REDIS_URL: '',
    TIME_LIMIT_FACTOR: '',
    TRUSTED_PROXIES: 0,
    PAYMENT_PROVIDER: 'test',
    SITE_URL: 'http://localhost:3000',
  });
});

test('one message names every bad variable and repeats no value', () => {
  const parse = () =>
    parseServerEnv({
      ...GOOD,
      NEXT_PUBLIC_SUPABASE_URL: 'ftp://x',
      SUPABASE_SECRET_KEY: 'hunter2',
    });
  expect(parse).toThrow(/NEXT_PUBLIC_SUPABASE_URL.*SUPABASE_SECRET_KEY/);
  expect(parse).not.toThrow(/hunter2|ftp:/);
});

test.each([['0'], ['-1'], ['0.5'], ['1000'], ['long']])(
  'the database is waited for neither shorter nor without end: %s',
  (factor) => {
    expect(() => parseServerEnv({ ...GOOD, TIME_LIMIT_FACTOR: factor })).toThrow(
      /TIME_LIMIT_FACTOR/,
    );
  },
);
