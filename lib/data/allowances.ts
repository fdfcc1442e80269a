import 'server-only';
import { createHmac } from 'node:crypto';
import { visitorAddress } from '@/lib/data/visitor-address';
import { serverEnv } from '@/lib/env/server';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';

const PER_MINUTE = 60;

type Limit = { most: number; seconds: number };

/** Counts a request of this address for a purpose; false when it has had its share. */
export async function takeVisitorAllowance(
  request: Request,
  purpose: string,
  limits: readonly Limit[],
): Promise<boolean> {
  const address = createHmac('sha256', serverEnv.SUPABASE_SECRET_KEY)
    .update(visitorAddress(request))
    .digest('hex')
    .slice(0, 32);
  const keyed = limits.map((limit) => ({
    key: `${purpose}:${limit.seconds}:${address}`,
    ...limit,
  }));
  return expectData(await adminClient().rpc('take_allowances', { p_limits: keyed })) === null;
}

/** Counts a call of the public API; false when this address has had its share of the minute. */
export const takeApiAllowance = (request: Request): Promise<boolean> =>
  takeVisitorAllowance(request, 'api', [{ most: PER_MINUTE, seconds: 60 }]);
