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
    LOG_FORMAT: '',
    LOG_LEVEL: '',
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

test.each([
  ['LOG_LEVEL', 'verbose', 'use debug, info, warn, error'],
  ['LOG_LEVEL', 'INFO', 'use debug, info, warn, error'],
  ['LOG_LEVEL', ' info', 'use debug, info, warn, error'],
  ['LOG_LEVEL', '3', 'use debug, info, warn, error'],
  ['LOG_FORMAT', 'pretty', 'use json or text'],
])('%s=%s is refused in a plain sentence', (name, value, remedy) => {
  expect(() => parseServerEnv({ ...GOOD, [name]: value })).toThrow(
    `Bad environment: ${name} (${remedy}). See .env.example.`,
  );
});

test.each(['', 'debug', 'info', 'warn', 'error'])('the level %j of the log is taken', (level) => {
  expect(parseServerEnv({ ...GOOD, LOG_LEVEL: level }).LOG_LEVEL).toBe(level);
});
