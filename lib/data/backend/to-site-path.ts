import { serverEnv } from '@/lib/env/server';

/**
 * Turns a URL of this site into a path, so that visitors stay on the host name they used (127.0.0.1, a machine on the
 * local network); returns other URLs unchanged. Doesn't read request headers.
 */
export function toSitePath(address: string): string {
  const { origin } = new URL(serverEnv.SITE_URL);
  const url = new URL(address, origin);
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : address;
}
