import type { PromoOutcome } from '../../../lib/domain/pricing/offer.ts';
import { limitsOf } from '../../../lib/http/rate-limits.ts';
import { consumeRateLimit, reachedRateLimit } from '../../../lib/supabase/consume-rate-limit.ts';
import { tooManyRequests } from './responses.ts';
import type { Context } from './serve.ts';
import { hashNetworks } from './visitor.ts';

/**
 * The 429 for a network that guesses promo codes; null while it is within the limit. Only unknown codes count, but past
 * the limit valid ones are refused too, because a different answer would reveal them.
 */
export async function refuseGuessedCode(
  { admin, address, now }: Context,
  promo: PromoOutcome | null,
): Promise<Response | null> {
  if (promo === null) return null;
  const limits = limitsOf('promo-code', await hashNetworks(address));
  const isUnknown = !promo.applied && promo.reason === 'unknown-code';
  const look = isUnknown ? consumeRateLimit : reachedRateLimit;
  const reached = await look(admin, limits, now);
  return reached === null ? null : tooManyRequests(reached);
}
