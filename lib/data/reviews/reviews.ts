import 'server-only';
import { toCamelKeys } from '@/lib/domain/values/key-case';
import { bookingTokenSchema } from '@/lib/schemas/guest-booking';
import { reviewRequestSchema, type ReviewRequest, type SentReview } from '@/lib/schemas/review';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';
import { WRITE_TIMEOUT_MS } from '@/lib/supabase/upstream-fetch';
import { toPicture } from '@/lib/data/files/pictures';

/** The review request behind a link; null for an unknown one. */
export async function getReviewRequest(token: string, now: Date): Promise<ReviewRequest | null> {
  if (!bookingTokenSchema.safeParse(token).success) return null;
  const args = { p_token: token, p_now: now.toISOString() };
  const answer = expectData(await adminClient().rpc('read_review_request', args));
  if (answer === null) return null;
  const request = reviewRequestSchema.parse(toCamelKeys(answer));
  return request.state === 'expired'
    ? request
    : { ...request, heroImageUrl: toPicture(request.heroImageUrl) };
}

type Outcome = 'sent' | 'repeated' | 'expired' | 'unknown';

/** Stores a review; idempotent. */
export async function sendReview(token: string, review: SentReview, now: Date): Promise<Outcome> {
  if (!bookingTokenSchema.safeParse(token).success) return 'unknown';
  const answer = await adminClient(WRITE_TIMEOUT_MS).rpc('send_review', {
    p_token: token,
    p_review: review,
    p_now: now.toISOString(),
  });
  return expectData(answer) as Outcome;
}
