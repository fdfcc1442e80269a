import { networkOf, networksOf } from '../../../lib/domain/network/ip-prefix.ts';
import { withoutPort } from '../../../lib/domain/network/visitor-hop.ts';
import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { privateHash } from '../../../lib/private-hash.ts';

/** A keyed hash under the project's own secret, for counts: it changes with that secret. See lastingHash. */
export async function hashPrivately(value: string): Promise<string> {
  const { SUPABASE_SECRET_KEY, SUPABASE_SECRET_KEYS, SUPABASE_SERVICE_ROLE_KEY } =
    readFunctionEnv();
  const secret = SUPABASE_SECRET_KEY ?? SUPABASE_SECRET_KEYS ?? SUPABASE_SERVICE_ROLE_KEY;
  if (!secret) throw new Error('No secret key of the project is set');
  return privateHash(value, secret);
}

/** The visitor's network as a keyed hash; addresses themselves are never stored. */
export const hashNetwork = (address: string): Promise<string> =>
  hashPrivately(`network:${networkOf(address)}`);

/** The same of every network that the visitor's address is in, the narrowest first. */
export async function hashNetworks(address: string) {
  const { own, site, wide } = networksOf(address);
  const hash = (network: string) => hashPrivately(`network:${network}`);
  return {
    own: await hash(own),
    site: site === null ? null : await hash(site),
    wide: await hash(wide),
  };
}

/**
 * The client IP. The site, which calls with the secret key, sends it; for all other callers only the last hop of
 * X-Forwarded-For is trusted, because they can send anything before it.
 */
export function visitorAddress(headers: Headers, isFromSite: boolean): string {
  const named = isFromSite ? headers.get('X-Visitor-Address') : null;
  const nearest = headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim();
  return named ?? withoutPort(nearest ?? 'unknown');
}
