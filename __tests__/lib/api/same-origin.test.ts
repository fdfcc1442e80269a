import { isCrossSite, isFromOwnPage } from '@/lib/api/same-origin';

const HOST = 'cabins.example';
const sent = (headers: Record<string, string>) => new Headers({ Host: HOST, ...headers });

test.each<[string, Record<string, string>, boolean, boolean]>([
  ['a page of the site', { Origin: `https://${HOST}` }, false, true],
  ['one that hides its referrer', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, false, true],
  ['a program, which names no origin', {}, false, false],
  ['a link typed in', { 'Sec-Fetch-Site': 'none' }, false, false],
  ['another site', { Origin: 'https://evil.example' }, true, false],
  ['another port', { Origin: `https://${HOST}:8443` }, true, false],
  ['a sandboxed frame', { Origin: 'null' }, true, false],
  ['a sibling', { Origin: `https://${HOST}`, 'Sec-Fetch-Site': 'same-site' }, true, false],
  ['nonsense', { Origin: 'nonsense' }, true, false],
  [
    'another site that a proxy is said to stand for',
    { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' },
    true,
    false,
  ],
])('of %s', (_, headers, crossSite, ownPage) => {
  expect(isCrossSite(sent(headers))).toBe(crossSite);
  expect(isFromOwnPage(sent(headers))).toBe(ownPage);
});
