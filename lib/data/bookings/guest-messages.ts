import 'server-only';
import { serverEnv } from '@/lib/env/server';
import { keyedHash } from '@/lib/http/keyed-hash';
import { limitsOf } from '@/lib/http/rate-limits';
import { bookingTokenSchema, type GuestMessageRequest } from '@/lib/schemas/guest-booking';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';

const MAX_MESSAGES = 60;

type MessageOutcome = 'sent' | 'repeated' | 'limited' | 'unknown';

/** Stores a message for the host and queues it as an email; idempotent by id. */
export async function createGuestMessage(
  token: string,
  { id, body }: GuestMessageRequest,
  now: Date,
): Promise<MessageOutcome> {
  if (!bookingTokenSchema.safeParse(token).success) return 'unknown';
  const booking = await keyedHash(`stay:${token}`, serverEnv.SUPABASE_SECRET_KEY);
  const outcome = await adminClient().rpc('leave_guest_message', {
    p_token: token,
    p_id: id,
    p_body: body,
    p_limits: limitsOf('guest-message', { booking }),
    p_most: MAX_MESSAGES,
    p_now: now.toISOString(),
  });
  return expectData(outcome) as MessageOutcome;
}
