import 'server-only';
import { z } from 'zod';
import type { GuestStay } from '@/lib/domain/guest-stay';
import { fromGuestStayWire, type GuestStayWire } from '@/lib/domain/guest-stay-wire';
import { serverEnv } from '@/lib/env/server';
import { privateHash } from '@/lib/private-hash';
import { limitsOf } from '@/lib/rate-limits';
import { stayTokenSchema, type GuestMessageRequest } from '@/lib/schemas/guest-stay';
import { quoteWireSchema } from '@/lib/schemas/quote';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';
import { invokeFunction } from './invoke-function';
import { withoutOwnOrigin } from './own-address';
import { toPicture } from './pictures';

/** The booking a guest's link opens; null for a link that opens none. A function: a filter reads digits as a number. */
export async function readGuestStay(token: string): Promise<GuestStay | null> {
  if (!stayTokenSchema.safeParse(token).success) return null;
  const found = await adminClient().rpc('read_guest_stay', { p_token: token });
  const wire = expectData(found) as unknown as GuestStayWire | null;
  if (!wire) return null;
  const stay = fromGuestStayWire({ ...wire, quote: quoteWireSchema.parse(wire.quote) });
  return {
    ...stay,
    cabin: { ...stay.cabin, heroImageUrl: toPicture(stay.cabin.heroImageUrl) },
    payments: stay.payments.map((payment) => ({
      ...payment,
      url: payment.url && withoutOwnOrigin(payment.url),
      receiptUrl: payment.receiptUrl && withoutOwnOrigin(payment.receiptUrl),
    })),
  };
}

const MOST_MESSAGES = 60;

export type MessageOutcome = 'sent' | 'repeated' | 'limited' | 'unknown';

/** Keeps a message for the host, who gets it by e-mail. The same id twice is one message. */
export async function leaveGuestMessage(
  token: string,
  { id, body }: GuestMessageRequest,
  now: Date,
): Promise<MessageOutcome> {
  if (!stayTokenSchema.safeParse(token).success) return 'unknown';
  const booking = await privateHash(`stay:${token}`, serverEnv.SUPABASE_SECRET_KEY);
  const outcome = await adminClient().rpc('leave_guest_message', {
    p_token: token,
    p_id: id,
    p_body: body,
    p_limits: limitsOf('guest-message', { booking }),
    p_most: MOST_MESSAGES,
    p_now: now.toISOString(),
  });
  return expectData(outcome) as MessageOutcome;
}

export type CancelOutcome =
  'cancelled' | 'not_cancellable' | 'refund_changed' | 'unknown' | 'failed';

const cancelAnswerSchema = z.object({
  result: z.enum(['cancelled', 'repeated', 'not_cancellable', 'refund_changed', 'unknown']),
});

/**
 * Cancels if the refund still equals the amount shown, and an unpaid hold is still unpaid; else `refund_changed`.
 * Idempotent.
 */
export async function cancelGuestStay(
  token: string,
  stated: { refundCents: number; isUnpaid: boolean },
  visitor: Request,
): Promise<CancelOutcome> {
  if (!stayTokenSchema.safeParse(token).success) return 'unknown';
  const { refundCents: expected_refund_cents, isUnpaid: only_unpaid } = stated;
  const body = { token, expected_refund_cents, only_unpaid };
  const answer = await invokeFunction('cancel-booking', { body, visitor });
  const { data } = cancelAnswerSchema.safeParse(answer.body);
  if (!data) return 'failed';
  return data.result === 'repeated' ? 'cancelled' : data.result;
}
