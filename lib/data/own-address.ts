import { serverEnv } from '@/lib/env/server';

/**
 * An address on this site as its path, so that visitors stay on the name they came by (127.0.0.1, a machine of the same
 * network); other addresses as they are. No header of the request has a say.
 */
export function withoutOwnOrigin(address: string): string {
  const { origin } = new URL(serverEnv.SITE_URL);
  const url = new URL(address, origin);
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : address;
}
