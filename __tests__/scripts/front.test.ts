/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eachSecurityHeader } from '@/lib/http/security-headers';
import { ROUTES } from '@/lib/routes';
import { config } from '@/middleware';

const read = (name: string) => readFileSync(path.resolve('deploy/nginx', name), 'utf8');
const conf = read('nginx.conf');
// The one location with a pattern.
const privatePages = new RegExp(/^    location ~ (\S+) \{$/m.exec(conf)?.[1] ?? '$never^');

/** The patterns of a map of nginx's that lead to 1. */
function patternsOf(variable: string): RegExp[] {
  const body = new RegExp(`\\$${variable} \\{([^]*?)\\n  \\}`).exec(conf)?.[1] ?? '';
  return [...body.matchAll(/^\s+~(\*?)(\S+) 1;$/gm)].map(
    ([, star, pattern = '']) => new RegExp(pattern, star ? 'i' : ''),
  );
}
const isIn = (variable: string, text: string) =>
  patternsOf(variable).some((each) => each.test(text));

type Condition = { type: string; key: string; value?: string };
type Rule = { source: string; has?: Condition[] };
const rules = config.matcher.map((each): Rule =>
  typeof each === 'string' ? { source: each } : each,
);

test('every search goes past the cache', () => {
  for (const key of ['check_in', 'check_out', 'city', 'guests', 'flexible_days']) {
    expect(isIn('is_search', `sort=popular&${key}=2`)).toBe(true);
  }
});

test('and every first visit whose origin the middleware notes', () => {
  const conditions = rules.flatMap(({ source, has }) =>
    source.startsWith('/((?!api/') ? (has ?? []) : [],
  );
  const queries = conditions.filter(({ type }) => type === 'query');
  expect(queries.length).toBeGreaterThan(4);
  for (const { key } of queries) expect(isIn('from_address', `/about?a=1&${key}=x`)).toBe(true);
  for (const [header, variable] of [
    ['referer', 'from_referer'],
    ['user-agent', 'from_agent'],
  ] as const) {
    const value = conditions.find(({ key }) => key === header)?.value ?? '';
    const names = /\((?:\?:)?(.*)\)/.exec(value)?.[1]?.split('|') ?? [];
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) {
      expect([name, isIn(variable, name.replaceAll('[.]', '.'))]).toEqual([name, true]);
    }
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

/** What a file of nginx's adds to each answer. */
const saidIn = (name: string) =>
  new Map(
    [...read(name).matchAll(/^add_header (\S+) "?([^"$]+?)"? always;$/gm)].map(
      ([, header = '', value = '']) => [header, value] as const,
    ),
  );
const leftOutIn = (text: string) =>
  [...text.matchAll(/^\s*proxy_hide_header (\S+);$/gm)].map(([, header = '']) => header);

function sayOf(address: string): Map<string, string> {
  const own = new Map<string, string>();
  eachSecurityHeader(address, (name, value) => own.set(name, value));
  return own;
}

test('the headers that nginx says itself are those that the site says of every address, and no longer the site’s', () => {
  const said = saidIn('said-headers.conf');
  expect(leftOutIn(read('same-headers.conf'))).toEqual([...said.keys()]);
  expect(said.size).toBe(4);
  for (const address of ['/', '/images/a.webp', '/stay/token', '/api/quote', '/video-frame']) {
    const own = sayOf(address);
    for (const [name, value] of said)
      expect([address, name, own.get(name)]).toEqual([address, name, value]);
  }
});

test('those that it says of pages are the site’s, and what has other ones is no page to it', () => {
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
    ...Object.entries(ROUTES)
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
