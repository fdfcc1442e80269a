import { invokeFunction } from '@/lib/data/backend/invoke-function';

jest.mock('@/lib/env/server', () => ({
  serverEnv: {
    NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54321',
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_a',
    SUPABASE_SECRET_KEY: 'sb_secret_a',
  },
}));
const ask = jest.fn<Promise<Response>, [URL, RequestInit]>(() =>
  Promise.resolve(Response.json({ deal: null })),
);
jest.mock('@/lib/supabase/upstream-fetch', () => ({
  upstreamFetch: () => (url: URL, init: RequestInit) => ask(url, init),
}));

const headersOfLast = () => new Headers(ask.mock.lastCall?.[1].headers);

test('a visitor calls with the publishable key, as a bearer and in JSON', async () => {
  await invokeFunction('cabin-availability', { query: { cabin_id: 'a' } });
  expect(Object.fromEntries(headersOfLast())).toEqual({
    authorization: 'Bearer sb_publishable_a',
    apikey: 'sb_publishable_a',
    'content-type': 'application/json',
  });
});

test('the site vouches for a visitor with its own key in both headers', async () => {
  const visitor = new Request('http://localhost/', { headers: { 'X-Forwarded-For': '192.0.2.7' } });
  await invokeFunction('newsletter-signup', { body: {}, visitor });
  const headers = headersOfLast();
  expect(headers.get('authorization')).toBe('Bearer sb_secret_a');
  expect(headers.get('apikey')).toBe('sb_secret_a');
  expect(headers.get('x-visitor-address')).not.toBeNull();
});
