import fc from 'fast-check';
import { matchHas } from 'next/dist/shared/lib/router/utils/prepare-destination';
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';
import { isRenderedPerRequest, resolveRoute } from '@/lib/middleware/dynamic-routes';
import { ALL_ROUTES } from '@/lib/http/console-pages';
import { config } from '@/middleware';

const SITE = 'http://localhost:3000';

type Conditions = Parameters<typeof matchHas>;
type Rule = { source: string; has?: Conditions[2]; missing?: Conditions[3] };

const rules = config.matcher.map((each): Rule =>
  typeof each === 'string' ? { source: each } : (each as Rule),
);

/** As Next's server does it, which reads all of a repeated key; its own helper for tests reads the last one. */
function comesHere(address: string): boolean {
  const { pathname, searchParams } = new URL(address, SITE);
  const query: Record<string, string | string[]> = {};
  for (const key of searchParams.keys()) {
    const [first = '', ...more] = searchParams.getAll(key);
    query[key] = more.length > 0 ? [first, ...more] : first;
  }
  const request = { headers: {}, cookies: {} } as unknown as Conditions[0];
  return rules.some(
    ({ source, has, missing }) =>
      getPathMatch(source)(pathname) && matchHas(request, query, has, missing),
  );
}
const decide = (address: string) => {
  const { pathname, searchParams } = new URL(address, SITE);
  return isRenderedPerRequest(pathname, searchParams);
};
const pageAt = (address: string) => {
  const { pathname, searchParams } = new URL(address, SITE);
  return resolveRoute(pathname, searchParams);
};

const key = fc.constantFrom(
  'check_in',
  'check_out',
  'city',
  'guests',
  'flexible_days',
  'bedrooms',
  'max_price',
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
  'price',
  'size',
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

test('every page rendered per request goes through the middleware and gets a nonce', () => {
  fc.assert(
    fc.property(path, query, (pathname, pairs) => {
      const address = `${pathname}?${new URLSearchParams(pairs)}`;
      if (decide(address)) expect([address, comesHere(address)]).toEqual([address, true]);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['/cabins', '/cabins'],
  ['/cabins?filter=pool&sort=popular', '/cabins'],
  ['/cabins?filter=pool&sort=price', '/cabins'],
  ['/cabins?filter=pool&sort=size', '/cabins'],
  ['/cabins?filter=pool&sort=rating', '/cabins/results'],
  ['/cabins?bedrooms=3', '/cabins/results'],
  ['/cabins?max_price=250', '/cabins/results'],
  ['/cabins?sort=distance', '/cabins/results'],
  ['/cabins?city=', '/cabins'],
  ['/cabins?city=gatlinburg', '/cabins/results'],
  ['/cabins?filter=pool&guests=2', '/cabins/results'],
  ['/cabins?filter=pools', '/cabins/results'],
  ['/cabins?sort=cheapest', '/cabins/results'],
  ['/cabins?filter=x&filter=pool', '/cabins'],
  ['/cabins/bear-hollow', '/cabins/bear-hollow'],
  ['/cabins/bear-hollow?check_in=2026-12-01', '/cabins/bear-hollow'],
  ['/cabins/bear-hollow?check_in=2026-12-01&check_out=2026-12-04', '/cabins/bear-hollow/dated'],
  ['/cabins/hot-tub?check_in=2026-12-01&check_out=2026-12-04', '/cabins/hot-tub'],
  ['/cabins/results?check_in=2026-12-01&check_out=2026-12-04', '/cabins/results'],
])('%s is rendered by %s', (address, page) => {
  expect(pageAt(address)).toBe(page);
});

const perRequest = Object.entries(ALL_ROUTES).filter(([, { rendered }]) => rendered === 'request');

test.each(perRequest.map(([path]) => path.replaceAll(/\[\w+\]/g, 'a')))(
  '%s has a nonce',
  (address) => {
    expect([decide(address), comesHere(address)]).toEqual([true, true]);
  },
);

test.each([
  '/',
  '/cabins',
  '/cabins?filter=pool&sort=popular',
  '/cabins/bear-hollow',
  '/saved',
  '/t/a',
  '/blog/x',
])('%s is static and never comes to the middleware', (address) => {
  expect([decide(address), comesHere(address)]).toEqual([false, false]);
});
