import 'server-only';
import { networkOf } from '@/lib/domain/network/ip-prefix';
import { serverEnv } from '@/lib/env/server';
import { adminClient } from '@/lib/supabase/admin-client';
import { countSignInAttempt, type SignInContext } from '@/lib/supabase/sign-in';
import { WRITE_TIMEOUT_MS } from '@/lib/supabase/upstream-fetch';
import { clientIpOf } from '@/lib/data/backend/client-ip';

export type Visitor = Pick<Request, 'headers'>;

/** The client details by which sign-in attempts are limited. */
export const signInContextOf = (visitor: Visitor): SignInContext => ({
  admin: adminClient(WRITE_TIMEOUT_MS),
  key: serverEnv.SUPABASE_SECRET_KEY,
  network: networkOf(clientIpOf(visitor)),
});

/** Rate limits a signed-in member's password and code attempts; false when exceeded. */
export const isWithinProofLimit = async (email: string, visitor: Visitor): Promise<boolean> =>
  (await countSignInAttempt('host-factor', signInContextOf(visitor), email)) === null;
