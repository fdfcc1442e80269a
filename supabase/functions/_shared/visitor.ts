import { networkOf, networksOf } from '../../../lib/domain/network/ip-prefix.ts';
import { withoutPort } from '../../../lib/domain/network/client-ip.ts';
import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { keyedHash } from '../../../lib/http/keyed-hash.ts';

/** A keyed hash for rate limits; it changes with the project's secret. See lastingHash. */
export async function hashWithKey(value: string): Promise<string> {
  const { SUPABASE_SECRET_KEY, SUPABASE_SECRET_KEYS, SUPABASE_SERVICE_ROLE_KEY } =
    readFunctionEnv();
  const secret = SUPABASE_SECRET_KEY ?? SUPABASE_SECRET_KEYS ?? SUPABASE_SERVICE_ROLE_KEY;
  if (!secret) throw new Error('No secret key of the project is set');
  return keyedHash(value, secret);
}

/** The visitor's network as a keyed hash; IP addresses themselves are never stored. */
export const hashNetwork = (address: string): Promise<string> =>
  hashWithKey(`network:${networkOf(address)}`);

/** Hashes of every prefix of the client IP, the narrowest first. */
export async function hashNetworks(address: string) {
  const { own, site, wide } = networksOf(address);
  const hash = (network: string) => hashWithKey(`network:${network}`);
  return {
    own: await hash(own),
    site: site === null ? null : await hash(site),
    wide: await hash(wide),
  };
}

/**
 * The client IP. The site sends it with the secret key; of other callers only the last hop of X-Forwarded-For is
 * trusted, because they can send anything before it.
 */
export function clientIpOf(headers: Headers, isFromSite: boolean): string {
  const named = isFromSite ? headers.get('X-Visitor-Address') : null;
  const nearest = headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim();
  return named ?? withoutPort(nearest ?? 'unknown');
}
