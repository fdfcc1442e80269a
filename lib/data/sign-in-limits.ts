import 'server-only';
import { networkOf } from '@/lib/domain/network/ip-prefix';
import { serverEnv } from '@/lib/env/server';
import { keyedHash } from '@/lib/keyed-hash';
import { limitMessage, limitsOf } from '@/lib/rate-limits';
import { adminClient } from '@/lib/supabase/admin-client';
import { consumeRateLimit } from '@/lib/supabase/consume-rate-limit';
import { clientIpOf } from './client-ip';

export type Visitor = Pick<Request, 'headers'>;
type Try =
  | 'host-code'
  | 'host-code-letter'
  | 'host-link-letter'
  | 'host-code-try'
  | 'host-link'
  | 'host-sign-in'
  | 'host-sign-in-slow'
  | 'host-factor';

/** What tries of the console are counted by, as keyed hashes. `pair`: the network and the mailbox together. */
export async function signInIds(email: string, visitor: Visitor) {
  const { SUPABASE_SECRET_KEY: key } = serverEnv;
  const network = networkOf(clientIpOf(visitor));
  const mailbox = email.toLowerCase();
  return {
    network: await keyedHash(`network:${network}`, key),
    mailbox: await keyedHash(`host:${mailbox}`, key),
    pair: await keyedHash(`host:${network} ${mailbox}`, key),
  };
}

/** Whether one of these limits is reached, by its key; null while there is room. */
export async function takeTry(name: Try, email: string, visitor: Visitor): Promise<string | null> {
  return consumeRateLimit(adminClient(), limitsOf(name, await signInIds(email, visitor)));
}

/** The message of the limit that is reached; null while there is room. */
export async function countTry(name: Try, email: string, visitor: Visitor): Promise<string | null> {
  const reached = await takeTry(name, email, visitor);
  return reached && limitMessage(reached);
}
