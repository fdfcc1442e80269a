import 'server-only';
import { clientIpOf } from '@/lib/data/backend/client-ip';
import { networkOf } from '@/lib/domain/network/ip-prefix';
import { serverEnv } from '@/lib/env/server';
import { keyedHash } from '@/lib/http/keyed-hash';
import { limitMessage, limitsOf, RATE_LIMITS, READ_MESSAGE } from '@/lib/http/rate-limits';
import type { LinkOf, NetworkLimitName, Read } from '@/lib/http/rate-limits';
import { adminClient } from '@/lib/supabase/admin-client';
import { consumeRateLimit } from '@/lib/supabase/consume-rate-limit';
import { HttpError } from './http-error';
import { WindowCounts } from './window-counts';

type Visitor = Pick<Request, 'headers'>;
type Name = NetworkLimitName | Read;

const reads = new WindowCounts(60_000);
const isRead = (name: Name): name is Read => !(name in RATE_LIMITS);

/** Counts a request against the client network's rate limit; returns the message if it is exceeded, else null. */
async function countVisitor(visitor: Visitor, name: Name, link = ''): Promise<string | null> {
  const network = networkOf(clientIpOf(visitor));
  if (isRead(name)) {
    const used = reads.count(`${name}:${network}`, Date.now());
    return used <= serverEnv.READS_PER_MINUTE ? null : READ_MESSAGE;
  }
  const hash = await keyedHash(`network:${network}`, serverEnv.SUPABASE_SECRET_KEY);
  const ids = { network: hash, link };
  const reached = await consumeRateLimit(adminClient(), limitsOf(name, ids));
  return reached && limitMessage(reached);
}

/** For pages and other responses that aren't a 429. */
export const isWithinLimit = async (visitor: Visitor, name: Name): Promise<boolean> =>
  (await countVisitor(visitor, name)) === null;

/** Throws a 429 when the rate limit is exceeded. */
export async function limitVisitor<N extends Name>(
  visitor: Visitor,
  name: N,
  ...[ids]: LinkOf<N>
): Promise<void> {
  const message = await countVisitor(visitor, name, ids?.link);
  if (message !== null) throw new HttpError(429, 'too_many_requests', message);
}
