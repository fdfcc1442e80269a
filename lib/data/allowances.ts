import 'server-only';
import { visitorAddress } from '@/lib/data/visitor-address';
import { networkOf } from '@/lib/domain/network';
import { serverEnv } from '@/lib/env/server';
import { privateHash } from '@/lib/private-hash';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';

const PER_MINUTE = 60;

type Limit = { most: number; seconds: number };

/** Counts a request of the visitor's network for a purpose; false when it has had its share. */
export async function takeVisitorAllowance(
  request: Request,
  purpose: string,
  limits: readonly Limit[],
): Promise<boolean> {
  const network = await privateHash(
    `network:${networkOf(visitorAddress(request))}`,
    serverEnv.SUPABASE_SECRET_KEY,
  );
  const keyed = limits.map((limit) => ({
    key: `${purpose}:${limit.seconds}:${network}`,
    ...limit,
  }));
  return expectData(await adminClient().rpc('take_allowances', { p_limits: keyed })) === null;
}

/** Counts a call of the public API; false when the network has had its share of the minute. */
export const takeApiAllowance = (request: Request): Promise<boolean> =>
  takeVisitorAllowance(request, 'api', [{ most: PER_MINUTE, seconds: 60 }]);
