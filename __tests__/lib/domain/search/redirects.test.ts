import fc from 'fast-check';
import { BUILT_IN_AREAS } from '@/lib/domain/catalog/area';
import { movedTo } from '@/lib/domain/search/redirects';
import { paths } from '@/lib/http/paths';

const ORIGIN = 'https://cabins.example';
const move = (address: string) => {
  const url = new URL(address, ORIGIN);
  return movedTo(url.pathname, url.searchParams, BUILT_IN_AREAS);
};

const SEARCH =
  'check_in=2027-02-01&check_out=2027-02-04&city=pigeon-forge&flexible_days=2&guests=4';

test.each([
  ['/search', paths.cabins()],
  [`/search?${SEARCH}`, paths.cabins(SEARCH)],
  ['/search?guests=4&city=all', '/cabins?city=all&guests=4'],
  ['/search?city=Pigeon+Forge', '/cabins?city=pigeon-forge'],
  ['/search?sort=popular&filter=pool', '/cabins?filter=pool&sort=popular'],
  [
    '/search?utm_source=tiktok&utm_campaign=fall+26',
    '/cabins?utm_source=tiktok&utm_campaign=fall+26',
  ],
  ['/search?guests=2&guests=9', '/cabins?guests=2'],
  ['/list-cabin', paths.signUp],
  ['/list-cabin?utm_medium=bio&check_in=2027-02-01', '/sign-up?utm_medium=bio'],
])('%s leads to %s', (from, to) => {
  expect(move(from)).toBe(to);
});

test.each([
  ['an unknown parameter', 'x=1&fbclid=2&ref=abc'],
  ['dates that are none', 'check_in=2027-02-30&check_out=soon'],
  ['dates in the wrong order', 'check_in=2027-02-04&check_out=2027-02-01'],
  ['a check-out alone', 'check_out=2027-02-01'],
  ['a stay too long', 'check_in=2027-02-01&check_out=2027-05-01'],
  ['an unknown city', 'city=nashville'],
  ['too many guests', 'guests=21'],
  ['guests that are no number', 'guests=4e0&guests=2'],
  ['an unknown order', 'sort=cheapest&filter=castle'],
  ['a filter in other letters', 'filter=Pool'],
  ['an object’s own names', 'constructor=1&__proto__=2&toString=3'],
  ['markup', 'utm_source=%3Cscript%3E&utm_term=%22onload'],
  ['a line break', 'utm_source=a%0D%0ALocation:%20https://evil.example'],
  ['an address', 'utm_source=https://evil.example&utm_content=%2F%2Fevil.example'],
  ['an endless value', `utm_source=${'x'.repeat(101)}`],
  ['strange names', 'utm_=1&utm_source%0A=1&UTM_SOURCE=x&xutm_source=1'],
])('%s is left behind', (_, query) => {
  expect(move(`/search?${query}`)).toBe('/cabins');
});

test('no more than eight campaign parameters come along', () => {
  const many = Array.from(
    { length: 30 },
    (_, i) => `utm_${'abcdefghijklmnopqrstuvwxyz'[i % 26]}${'x'.repeat(i >> 3)}=1`,
  );
  const target = new URL(move(`/list-cabin?${many.join('&')}`) ?? '', ORIGIN);
  expect([...target.searchParams]).toHaveLength(8);
});

test.each([
  '/',
  '/cabins',
  '/search/',
  '/search/x',
  '/Search',
  '//search',
  '/list-cabins',
  '/constructor',
  '/__proto__',
])('%s has not moved', (path) => {
  expect(movedTo(path, new URLSearchParams(), BUILT_IN_AREAS)).toBeNull();
});

const OPEN_REDIRECTS = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%09/evil.example',
  '/.//evil.example',
  '///evil.example',
  'https://evil.example',
  'https:evil.example',
  'http:/\\evil.example',
  '//evil.example/%2F..',
  '/%2F/evil.example',
  '%2F%2Fevil.example',
  '/%5Cevil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '@evil.example',
  'https://cabins.example@evil.example',
  '.evil.example',
  '/\t/evil.example',
  '\r\nLocation: https://evil.example',
  '〱evil.example',
  '。evil.example',
  '/​/evil.example',
  'xn--evil',
  '..//evil.example',
  '?next=//evil.example',
];
const NAMES = [
  'next',
  'url',
  'redirect',
  'return_to',
  'city',
  'check_in',
  'filter',
  'sort',
  'guests',
  'utm_source',
  'utm_content',
];

test('no parameter leads away from the site, and none leads in a circle', () => {
  for (const path of ['/search', '/list-cabin']) {
    for (const value of OPEN_REDIRECTS) {
      for (const name of NAMES) {
        const target = movedTo(path, new URLSearchParams({ [name]: value }), BUILT_IN_AREAS) ?? '';
        const url = new URL(target, ORIGIN);
        expect(url.origin).toBe(ORIGIN);
        expect(['/cabins', '/sign-up']).toContain(url.pathname);
        expect([...url.searchParams.keys()].every((key) => key.startsWith('utm_'))).toBe(true);
      }
    }
  }
});

test('whatever is asked, the target is a path of the site that has not moved itself', () => {
  const pairs = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...NAMES), fc.string()), fc.string()));
  fc.assert(
    fc.property(fc.constantFrom('/search', '/list-cabin'), pairs, (path, query) => {
      const target = movedTo(path, new URLSearchParams(query), BUILT_IN_AREAS) ?? '';
      expect(target).toMatch(/^\/(cabins|sign-up)(\?[\w%.~+*=&-]+)?$/);
      const url = new URL(target, ORIGIN);
      expect(movedTo(url.pathname, url.searchParams, BUILT_IN_AREAS)).toBeNull();
    }),
  );
});
