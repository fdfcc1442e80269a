/** @jest-environment node */
import { believedAddress } from '@/lib/domain/visitor-hop';

const PUBLIC = '203.0.113.9';
const LIE = '198.51.100.66';

test.each<[string, Parameters<typeof believedAddress>[0], string | undefined]>([
  ['a visitor without a proxy', { forwarded: undefined, peer: PUBLIC, proxies: null }, PUBLIC],
  ['one who lies, without a proxy', { forwarded: LIE, peer: PUBLIC, proxies: null }, PUBLIC],
  [
    'one who lies to a proxy beside the site',
    { forwarded: `${LIE}, ${PUBLIC}`, peer: '127.0.0.1', proxies: null },
    PUBLIC,
  ],
  [
    'a proxy in a private network',
    { forwarded: PUBLIC, peer: '::ffff:10.2.3.4', proxies: null },
    PUBLIC,
  ],
  [
    'a proxy in the range of platforms',
    { forwarded: PUBLIC, peer: '100.64.0.7', proxies: null },
    PUBLIC,
  ],
  ['a proxy at a socket file', { forwarded: PUBLIC, peer: undefined, proxies: null }, PUBLIC],
  ['somebody at this machine', { forwarded: undefined, peer: '::1', proxies: null }, '::1'],
  ['nearly private addresses', { forwarded: LIE, peer: '172.32.0.1', proxies: null }, '172.32.0.1'],
  [
    'nearly private addresses',
    { forwarded: LIE, peer: '100.128.0.1', proxies: null },
    '100.128.0.1',
  ],
  ['a public IPv6 address', { forwarded: LIE, peer: '2001:db8::1', proxies: null }, '2001:db8::1'],
  ['no proxy, by setting', { forwarded: LIE, peer: '127.0.0.1', proxies: 0 }, '127.0.0.1'],
  [
    'a CDN with public addresses',
    { forwarded: `${LIE},${PUBLIC}`, peer: '192.0.2.1', proxies: 1 },
    PUBLIC,
  ],
  [
    'a CDN and a proxy',
    { forwarded: `${LIE}, ${PUBLIC}, 192.0.2.1`, peer: '10.0.0.1', proxies: 2 },
    PUBLIC,
  ],
  ['fewer hops than said', { forwarded: undefined, peer: PUBLIC, proxies: 3 }, PUBLIC],
  ['an empty header', { forwarded: ' , ', peer: PUBLIC, proxies: 1 }, PUBLIC],
  ['nothing at all', { forwarded: undefined, peer: undefined, proxies: null }, undefined],
])('%s', (_name, hops, address) => {
  expect(believedAddress(hops)).toBe(address);
});
