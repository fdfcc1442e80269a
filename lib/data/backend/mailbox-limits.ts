import 'server-only';
import { clientIpOf } from '@/lib/data/backend/client-ip';
import { networkOf } from '@/lib/domain/network/ip-prefix';
import { mailboxOf } from '@/lib/domain/values/email-address';
import { serverEnv } from '@/lib/env/server';
import { keyedHash } from '@/lib/http/keyed-hash';
import { limitsOf } from '@/lib/http/rate-limits';

/** The limits of a public form, by the visitor's network and the mailbox that was typed. */
export async function mailboxLimits(
  name: 'find-booking' | 'question',
  email: string,
  visitor: Pick<Request, 'headers'>,
) {
  const hash = (value: string) => keyedHash(value, serverEnv.SUPABASE_SECRET_KEY);
  return limitsOf(name, {
    network: await hash(`network:${networkOf(clientIpOf(visitor))}`),
    mailbox: await hash(`mailbox:${mailboxOf(email)}`),
  });
}
