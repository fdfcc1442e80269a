/** @jest-environment node */
import { unstable_doesMiddlewareMatch as doesMatch } from 'next/experimental/testing/server';
import fc from 'fast-check';
import type { Rewrite } from 'next/dist/lib/load-custom-routes';
import { matchHas } from 'next/dist/shared/lib/router/utils/prepare-destination';
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';
import { isRenderedPerRequest } from '@/lib/http/per-request-pages';
import { config } from '@/middleware';
import nextConfig from '@/next.config';

const SITE = 'http://localhost:3000';
const PER_REQUEST = /^\/cabins\/(?:results|[^/]+\/dated)$/;

type Conditions = Parameters<typeof matchHas>;

/** As Next does it: the first rewrite whose address and conditions fit. */
async function isRewrittenToOne(address: string): Promise<boolean> {
  const { pathname, searchParams } = new URL(address, SITE);
  const query: Record<string, string | string[]> = {};
  for (const key of searchParams.keys()) {
    const [first = '', ...more] = searchParams.getAll(key);
    query[key] = more.length > 0 ? [first, ...more] : first;
  }
  const request = { headers: {} } as Conditions[0];
  const { beforeFiles } = (await nextConfig.rewrites?.()) as { beforeFiles: Rewrite[] };
  const target = beforeFiles.find(
    ({ source, has, missing }) =>
      getPathMatch(source)(pathname) && matchHas(request, query, has, missing),
  );
  return target !== undefined && PER_REQUEST.test(target.destination);
}

const comesHere = (address: string) =>
  doesMatch({ config, url: `${SITE}${address}`, headers: {}, cookies: {} });
const decide = (address: string) => {
  const { pathname, searchParams } = new URL(address, SITE);
  return isRenderedPerRequest(pathname, searchParams);
};

const key = fc.constantFrom(
  'check_in',
  'check_out',
  'city',
  'guests',
  'flexible_days',
  'filter',
  'sort',
  'check_in[]',
  'x',
);
const value = fc.constantFrom(
  '',
  '2026-12-01',
  'pool',
  'hot-tub',
  'popular',
  'recommended',
  'pools',
  'x\n',
);
const path = fc.constantFrom(
  '/cabins',
  '/cabins/bear-hollow',
  '/cabins/hot-tub',
  '/cabins/results',
);
const query = fc.array(fc.tuple(key, value), { maxLength: 4 });

test('whatever is asked for, exactly what is rendered per request has a nonce', async () => {
  await fc.assert(
    fc.asyncProperty(path, query, async (pathname, pairs) => {
      const address = `${pathname}?${new URLSearchParams(pairs)}`;
      const expected = PER_REQUEST.test(pathname) || (await isRewrittenToOne(address));
      expect([address, decide(address)]).toEqual([address, expected]);
      // Next's own test helper reads the last of a repeated key only, its server all of them.
      const isPlain = new Set(pairs.map(([key]) => key)).size === pairs.length;
      if (expected && isPlain) expect([address, comesHere(address)]).toEqual([address, true]);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  '/booking',
  '/booking-success?reference=a',
  '/payment-success',
  '/pay/a',
  '/stay/a',
  '/stay/a/cancel',
  '/shared-itinerary/a',
  '/newsletter',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/dev/outbox',
  '/cabins/a/dated',
])('%s has a nonce', (address) => {
  expect([decide(address), comesHere(address)]).toEqual([true, true]);
});

test.each([
  '/',
  '/cabins',
  '/cabins?filter=pool&sort=popular',
  '/cabins/bear-hollow',
  '/saved',
  '/pay',
  '/blog/x',
])('%s is static and never comes to the middleware', (address) => {
  expect([decide(address), comesHere(address)]).toEqual([false, false]);
});
