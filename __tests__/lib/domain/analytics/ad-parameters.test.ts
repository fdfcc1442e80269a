import fc from 'fast-check';
import { withoutAdParameters } from '@/lib/domain/analytics/ad-parameters';

test.each([
  ['/', '/'],
  ['/?fbclid=IwAR0', '/'],
  ['/cabins?utm_source=tiktok&utm_medium=cpc&ttclid=E.C.P', '/cabins'],
  ['/cabins?igshid=1&igsh=2&gclid=3', '/cabins'],
  ['/cabins?filter=pool&fbclid=1', '/cabins?filter=pool'],
  ['/cabins?fbclid=1&filter=pool&utm_source=x&sort=popular', '/cabins?filter=pool&sort=popular'],
  ['/cabins/x?link=a%26b&fbclid=1', '/cabins/x?link=a%26b'],
  ['/cabins?city=fbclid=1', '/cabins?city=fbclid=1'],
  ['/cabins?fbclids=1', '/cabins?fbclids=1'],
  ['/cabins?fbclid', '/cabins?fbclid'],
])('%s is cached as %s', (address, key) => {
  expect(withoutAdParameters(address)).toBe(key);
});

test('whatever an ad adds, and wherever, the key stays', () => {
  const name = fc.constantFrom('utm_source', 'utm_content', 'fbclid', 'ttclid', 'igshid', 'gclid');
  const pair = fc.tuple(name, fc.webQueryParameters()).map(([key, value]) => {
    return `${key}=${encodeURIComponent(value)}`;
  });
  const own = fc.subarray(['filter=pool', 'sort=popular', 'link=a']);
  fc.assert(
    fc.property(own, fc.array(fc.tuple(fc.nat(), pair)), (pairs, added) => {
      const mixed = [...pairs];
      for (const [at, each] of added) mixed.splice(at % (mixed.length + 1), 0, each);
      const address = (query: string[]) =>
        ['/cabins', ...(query.length > 0 ? [query.join('&')] : [])].join('?');
      expect(withoutAdParameters(address(mixed))).toBe(address(pairs));
    }),
  );
});
