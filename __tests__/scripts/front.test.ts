/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eachSecurityHeader } from '@/lib/http/security-headers';
import { config } from '@/middleware';

const conf = readFileSync(path.resolve('deploy/nginx/nginx.conf'), 'utf8');

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

test('every page that the middleware gives a nonce goes past the cache', () => {
  const pages = rules
    .filter(({ source, has }) => !has && !source.startsWith('/((?!'))
    .flatMap(({ source }) => source.slice('/('.length, -')'.length).split('|'))
    .map((page) => `/${page.replaceAll('[^/]+', 'one')}`);
  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages) {
    expect([page, isIn('is_private', page)]).toEqual([page, true]);
  }
});

test('so does every search', () => {
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
    expect([page, isIn('is_private', page)]).toEqual([page, false]);
  }
});

test('the headers that nginx says itself are those that the site says of every address, and no longer the site’s', () => {
  const said = new Map<string, string>();
  for (const [, name = '', value = ''] of conf.matchAll(
    /^    add_header (\S+) "?([^"$]+?)"? always;$/gm,
  )) {
    said.set(name, value);
  }
  const hidden = readFileSync(path.resolve('deploy/nginx/same-headers.conf'), 'utf8');
  const left = [...hidden.matchAll(/^proxy_hide_header (\S+);$/gm)].map(([, name]) => name);
  expect(left).toEqual([...said.keys()]);
  expect(said.size).toBe(4);
  for (const address of ['/', '/images/a.webp', '/stay/token', '/api/quote', '/video-frame']) {
    const own = new Map<string, string>();
    eachSecurityHeader(address, (name, value) => own.set(name, value));
    for (const [name, value] of said)
      expect([address, name, own.get(name)]).toEqual([address, name, value]);
  }
});
