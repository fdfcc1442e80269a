import type { IncomingMessage } from 'node:http';
import { clientIp, trustProxy } from '@/server/guards';

/** What a handler sees after a call from 198.51.100.9 with that header. */
function seen(forwarded: string | undefined, proxies: number): string {
  const request = {
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '198.51.100.9' },
  } as unknown as IncomingMessage;
  trustProxy(request, proxies);
  return clientIp(request);
}

test.each<[string, string | undefined, number, string]>([
  ['nobody names another', undefined, 0, '198.51.100.9'],
  ['a visitor names another, and no proxy stands before', '203.0.113.9', 0, '198.51.100.9'],
  ['one proxy names its visitor', '203.0.113.9', 1, '203.0.113.9'],
  ['a visitor lies to that proxy', '192.0.2.1, 203.0.113.9', 1, '203.0.113.9'],
  ['two proxies stand before', '192.0.2.1, 203.0.113.9', 2, '192.0.2.1'],
])('where %s', (_name, forwarded, proxies, address) => {
  expect(seen(forwarded, proxies)).toBe(address);
});

test('nobody names another host: Next would believe it', () => {
  const headers: Record<string, string> = { host: 'a.example', 'x-forwarded-host': 'evil.example' };
  trustProxy({ headers, socket: {} } as unknown as IncomingMessage, 1);
  expect(headers).not.toHaveProperty('x-forwarded-host');
  expect(headers.host).toBe('a.example');
});
