import { globSync, readFileSync } from 'node:fs';
import robots from '@/app/robots';
import { isRenderedPerRequest } from '@/lib/middleware/dynamic-routes';
import { eachSecurityHeader } from '@/lib/csp/security-headers';
import { ALL_ROUTES } from '@/lib/http/console-pages';
import { atOrBelow, isPrivateAddress, robotsOf, type Route } from '@/lib/http/routes';
import { config } from '@/middleware';

jest.mock('@/lib/env/server', () => ({ serverEnv: { SITE_URL: 'https://cabins.example' } }));

const rows = Object.entries(ALL_ROUTES);
const example = (path: string) =>
  path.replace('[...path]', 'two/deep').replaceAll(/\[\w+\]/g, 'one');

// Addresses that lead on to others.
const MOVED = ['search', 'list-cabin'];

/** The first folders of these routes, and what of them is below /cabins, which is public itself. */
function foldersOf(holds: (route: Route) => boolean) {
  const paths = rows.filter(([, route]) => holds(route)).map(([path]) => path.slice(1));
  const isCabins = (path: string) => path.startsWith('cabins/');
  const folders = paths.filter((path) => !isCabins(path)).map((path) => path.split('/')[0]);
  const cabins = paths
    .filter(isCabins)
    .map((path) => path.slice('cabins/'.length).replace('[slug]', '[^/]+'));
  return { folders: [...new Set(folders), ...MOVED].join('|'), cabins: cabins.join('|') };
}

test('the matcher of the middleware has every page rendered per request', () => {
  const { folders, cabins } = foldersOf(({ rendered }) => rendered === 'request');
  expect(config.matcher.slice(0, 2)).toEqual([
    `/((?:${folders})(?:/.*)?)`,
    `/(cabins/(?:${cabins}))`,
  ]);
});

test('nginx sends all that is rendered per request, and all private, past its cache', () => {
  const { folders, cabins } = foldersOf((route) => route.rendered === 'request' || route.private);
  const conf = readFileSync('deploy/nginx/nginx.conf', 'utf8');
  expect(/^    location ~ (\^\/\(\?:\(.*) \{$/m.exec(conf)?.[1]).toBe(
    `^/(?:(?:${folders})(?:/|$)|cabins/(?:${cabins})$)`,
  );
});

test.each(rows)('%s is what the table says', (path, route) => {
  const address = example(path);
  const kind = route.rendered === 'handler' ? 'route.ts' : 'page.tsx';
  expect(
    globSync(
      `app{,/(site),/(site)/(smokies),/(preview)}${path.replaceAll(/[[\]]/g, '[$&]')}/${kind}`,
    ),
  ).toHaveLength(1);
  expect(isRenderedPerRequest(address, new URLSearchParams())).toBe(route.rendered === 'request');
  for (const at of [address, `${address}/below`]) {
    expect(isPrivateAddress({ pathname: at, search: '' })).toBe(route.private);
    expect(atOrBelow(({ popup }) => !popup).test(at)).toBe(!route.popup);
    const headers = new Map<string, string>();
    eachSecurityHeader(at, (name, value) => headers.set(name, value));
    expect(headers.get('Referrer-Policy')).toBe(route.referrer);
  }
});

test('every page that says what robots may do says what the table says', () => {
  const files = globSync('app/**/page.tsx', { exclude: (file) => file.endsWith('/host') });
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) {
    const path =
      file.slice('app'.length, -'/page.tsx'.length).replaceAll(/\/\((?:site|smokies)\)/g, '') ||
      '/';
    const said = /robots: (.+?)[,\s]/.exec(readFileSync(file, 'utf8'))?.[1];
    const route = ALL_ROUTES[path];
    const isLeftOut = route !== undefined && route.robots !== 'index';
    expect([file, said]).toEqual([file, isLeftOut ? `robotsOf('${path}')` : undefined]);
  }
});

test('a page is left out of search, its links are not', () => {
  expect(robotsOf('/saved')).toEqual({ index: false, follow: true });
  expect(robotsOf('/pay/[session]')).toEqual({ index: false, follow: false });
});

test('robots.txt closes what nobody may find', () => {
  expect(robots().rules).toMatchObject({
    disallow: ['/api/', '/booking', '/booking-success', '/pay/', '/payment-success', '/t/'],
  });
});

test.each(['/', '/cabins', '/stays', '/staying/x', '/about', '/cabins/pay', '/newsletters'])(
  '%s is public',
  (pathname) => {
    expect(isPrivateAddress({ pathname, search: '?guests=2' })).toBe(false);
    expect(atOrBelow(({ popup }) => !popup).test(pathname)).toBe(false);
  },
);

test.each(['?held=a', '?x=1&link=b'])('with %s a public page is not', (search) => {
  expect(isPrivateAddress({ pathname: '/cabins/x', search })).toBe(true);
});
