import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withoutAdParameters } from '@/lib/domain/analytics/ad-parameters';
import { eachSecurityHeader } from '@/lib/csp/security-headers';
import { ALL_ROUTES } from '@/lib/http/console-pages';

const read = (name: string) => readFileSync(path.resolve('deploy/nginx', name), 'utf8');
const conf = read('nginx.conf');
// The one location with a pattern.
const privatePages = new RegExp(/^    location ~ (\S+) \{$/m.exec(conf)?.[1] ?? '$never^');

test('every search goes past the cache', () => {
  const search = new RegExp(/\$is_search \{\s+default 0;\s+~(\S+) 1;/.exec(conf)?.[1] ?? '$never^');
  for (const key of ['check_in', 'check_out', 'city', 'guests', 'flexible_days']) {
    expect(search.test(`sort=popular&${key}=2`)).toBe(true);
  }
});

/** What nginx calls a page: its map of $page_uri. */
function pageUri(address: string): string {
  const body = /\$page_uri \{([^]*?)\n {2}\}/.exec(conf)?.[1] ?? '';
  const rules = [...body.matchAll(/^\s+"~(\S+)" (\S+);$/gm)];
  expect(rules).toHaveLength(2);
  for (const [, pattern = '', made = ''] of rules) {
    const groups = new RegExp(pattern).exec(address)?.groups;
    if (groups) return made.replaceAll(/\$(\w+)/g, (_, name: string) => groups[name] ?? '');
  }
  return address;
}

test.each([
  '/',
  '/?fbclid=1',
  '/cabins?utm_source=tiktok&utm_medium=cpc&ttclid=E.C.P&gclid=2',
  '/cabins?filter=pool&sort=popular',
  '/cabins?filter=pool&fbclid=1&utm_source=x',
  '/cabins?igshid=1&igsh=2&filter=pool&sort=popular&gclid=3',
  '/cabins/x?link=a&utm_campaign=fbclid=2',
  '/cabins?city=fbclid=1',
  '/cabins?fbclids=1',
  '/cabins?fbclid',
])('nginx leaves out of %s what an ad has added', (address) => {
  expect(pageUri(address)).toBe(withoutAdParameters(address));
});

test('no cache key contains a Host header from a stranger', () => {
  const keys = [...conf.matchAll(/proxy_cache_key "([^"]+)"/g)].map(([, key = '']) => key);
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) expect(key).not.toMatch(/\$(?:http_host|host)\b/);
  expect(conf).toMatch(/\$site_host \{\s+default "";\s+include hosts\.conf;/);
  for (const name of ['nginx.conf', 'tls/redirect.conf']) {
    expect(read(name)).toMatch(/if \(\$is_misdirected\) \{\s+return 421;/);
  }
});

test('a plain page is kept', () => {
  for (const page of [
    '/',
    '/cabins',
    '/cabins/hot-tub',
    '/cabins/laurel-lantern',
    '/staying',
    '/areas/gatlinburg',
  ]) {
    expect([page, privatePages.test(page)]).toEqual([page, false]);
  }
});

/** What nginx lets a page do by its map of $console_feature. */
function consoleFeatureOn(address: string): string {
  const rule = /\$console_feature \{\s+default "";\s+~(\S+) (\S+);/.exec(conf);
  const [, pattern = '$never^', allowed = ''] = rule ?? [];
  return new RegExp(pattern).test(address) ? allowed : '';
}

/** What a file of nginx's adds to each answer to that address. */
const saidIn = (name: string, address = '/') =>
  new Map(
    [
      ...read(name)
        .replaceAll('$console_feature', consoleFeatureOn(address))
        .matchAll(/^add_header (\S+) "?([^"$]+?)"? always;$/gm),
    ].map(([, header = '', value = '']) => [header, value] as const),
  );
const leftOutIn = (text: string) =>
  [...text.matchAll(/^\s*proxy_hide_header (\S+);$/gm)].map(([, header = '']) => header);

function sayOf(address: string): Map<string, string> {
  const own = new Map<string, string>();
  eachSecurityHeader(address, (name, value) => own.set(name, value));
  return own;
}

test('the headers that nginx says itself are those that the site says of every address, and no longer the site’s', () => {
  const addresses = ['/', '/images/a.webp', '/stay/token', '/api/quote', '/video-frame', '/hosts'];
  for (const address of [...addresses, '/host', '/host/cabins/laurel-lantern']) {
    const said = saidIn('common-headers.conf', address);
    expect(leftOutIn(read('hide-site-headers.conf'))).toEqual([...said.keys()]);
    expect(said.size).toBe(4);
    const own = sayOf(address);
    for (const [name, value] of said)
      expect([address, name, own.get(name)]).toEqual([address, name, value]);
  }
});

test('it knows pages by the site’s headers, and takes nothing else for a page', () => {
  const said = saidIn('page-headers.conf');
  const inner = conf.slice(conf.indexOf('include listen-compressor.conf;'));
  for (const name of said.keys()) expect(leftOutIn(inner)).toContain(name);
  said.delete('Vary');
  expect(said.size).toBe(3);
  const ownPlaces = [...conf.matchAll(/^    location (?:=|\^~) (\S+) \{$/gm)].map(
    ([, place = '']) => place,
  );
  const isPage = (address: string) =>
    !privatePages.test(address) && !ownPlaces.some((place) => address.startsWith(place));
  const isOther = ([, { referrer }]: [string, { referrer: string }]) => referrer === 'no-referrer';
  const others = [
    ...Object.entries(ALL_ROUTES)
      .filter(isOther)
      .map(([page]) => page.replaceAll(/\[\w+\]/g, 'token')),
    '/images/a.webp',
    '/icons/a.png',
    '/video/a.mp4',
    '/api/v1/cabins',
    '/video-frame',
  ];
  for (const address of others) {
    const own = sayOf(address);
    const differs = [...said].some(([name, value]) => own.get(name) !== value);
    expect([address, differs, isPage(address)]).toEqual([address, true, false]);
  }
  for (const address of [
    '/',
    '/cabins/laurel-lantern',
    '/robots.txt',
    '/blog/rss.xml',
    '/no-such',
  ]) {
    const own = sayOf(address);
    expect(isPage(address)).toBe(true);
    for (const [name, value] of said)
      expect([address, name, own.get(name)]).toEqual([address, name, value]);
  }
});
