import type { IncomingMessage } from 'node:http';
import { believedAddress } from '../lib/domain/network/visitor-hop.ts';

/** Replaces X-Forwarded-For by the client IP, as TRUSTED_PROXIES vouch for it: Next's handlers see no socket. */
export function trustProxy({ headers, socket }: IncomingMessage, proxies: number): void {
  const address = believedAddress({
    forwarded: headers['x-forwarded-for']?.toString(),
    peer: socket.remoteAddress,
    proxies,
  });
  if (address === undefined) delete headers['x-forwarded-for'];
  else headers['x-forwarded-for'] = address;
}

/** After `trustProxy`. */
export const clientIp = ({ headers }: IncomingMessage): string =>
  headers['x-forwarded-for']?.toString() ?? 'unknown';
