import { networkOf } from '@/lib/domain/network/ip-prefix';
import { resolveClientIp, withoutPort } from '@/lib/domain/network/client-ip';

const PUBLIC = '203.0.113.9';
const LIE = '198.51.100.66';

type Hops = { forwarded: string | undefined; peer: string | undefined; proxies: number };

test.each<[string, Hops, string | undefined]>([
  ['a visitor without a proxy', { forwarded: undefined, peer: PUBLIC, proxies: 0 }, PUBLIC],
  ['one who lies, without a proxy', { forwarded: LIE, peer: PUBLIC, proxies: 0 }, PUBLIC],
  ['one who lies at this machine', { forwarded: LIE, peer: '127.0.0.1', proxies: 0 }, '127.0.0.1'],
  ['one who lies in the house', { forwarded: LIE, peer: '192.168.1.7', proxies: 0 }, '192.168.1.7'],
  ['one who lies over IPv6', { forwarded: LIE, peer: '2001:db8::1', proxies: 0 }, '2001:db8::1'],
  ['one who lies to a proxy', { forwarded: `${LIE}, ${PUBLIC}`, peer: '::1', proxies: 1 }, PUBLIC],
  ['a proxy at a socket file', { forwarded: PUBLIC, peer: undefined, proxies: 0 }, PUBLIC],
  ['a CDN', { forwarded: `${LIE},${PUBLIC}`, peer: '192.0.2.1', proxies: 1 }, PUBLIC],
  [
    'a CDN and a proxy',
    { forwarded: `${LIE}, ${PUBLIC}, 192.0.2.1`, peer: '10.0.0.1', proxies: 2 },
    PUBLIC,
  ],
  ['a gateway that adds ports', { forwarded: `${PUBLIC}:5678`, peer: '::1', proxies: 1 }, PUBLIC],
  ['fewer hops than said', { forwarded: undefined, peer: PUBLIC, proxies: 3 }, PUBLIC],
  ['an empty header', { forwarded: ' , ', peer: PUBLIC, proxies: 1 }, PUBLIC],
  ['nothing at all', { forwarded: undefined, peer: undefined, proxies: 0 }, undefined],
])('%s', (_name, { forwarded, peer, proxies }, address) => {
  const request = { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: peer } };
  expect(resolveClientIp(request, proxies)).toBe(address);
});

test('a header that came several times is read as one', () => {
  const headers = { 'x-forwarded-for': [LIE, PUBLIC] };
  expect(resolveClientIp({ headers, socket: { remoteAddress: '::1' } }, 1)).toBe(PUBLIC);
});

test.each([
  ['1.2.3.4:5678', '1.2.3.4'],
  ['1.2.3.4', '1.2.3.4'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['2001:db8::1:443', '2001:db8::1:443'],
  ['::ffff:1.2.3.4', '::ffff:1.2.3.4'],
  ['unknown', 'unknown'],
  ['', ''],
])('%s is %s', (entry, address) => {
  expect(withoutPort(entry)).toBe(address);
});

test('each connection of a visitor is of the same network, whatever its port', () => {
  const networks = ['203.0.113.9:1', '203.0.113.9:65535', '203.0.113.9', '[::ffff:203.0.113.9]:7'];
  expect(new Set(networks.map((entry) => networkOf(withoutPort(entry))))).toEqual(
    new Set(['203.0.113.9']),
  );
});
