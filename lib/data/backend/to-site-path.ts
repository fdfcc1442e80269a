import { serverEnv } from '@/lib/env/server';

/**
 * An address on this site as a path, so that visitors stay on the host name they came by (127.0.0.1, a machine of the
 * same network); other addresses unchanged. Request headers are not consulted.
 */
export function toSitePath(address: string): string {
  const { origin } = new URL(serverEnv.SITE_URL);
  const url = new URL(address, origin);
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : address;
}
