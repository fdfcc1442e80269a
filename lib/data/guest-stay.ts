import 'server-only';
import type { GuestStay } from '@/lib/domain/guest-stay';
import { fromGuestStayWire, type GuestStayWire } from '@/lib/domain/guest-stay-wire';
import { serverEnv } from '@/lib/env/server';
import { privateHash } from '@/lib/private-hash';
import { apiErrorSchema } from '@/lib/schemas/api-error';
import { stayTokenSchema, type GuestMessageRequest } from '@/lib/schemas/guest-stay';
import { quoteWireSchema } from '@/lib/schemas/quote';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';
import { invokeFunction } from './invoke-function';
import { toPicture } from './pictures';

/** The booking a guest's link opens; null for a link that opens none. A function: a filter reads digits as a number. */
export async function readGuestStay(token: string): Promise<GuestStay | null> {
  if (!stayTokenSchema.safeParse(token).success) return null;
  const found = await adminClient().rpc('read_guest_stay', { p_token: token });
  const wire = expectData(found) as unknown as GuestStayWire | null;
  if (!wire) return null;
  const stay = fromGuestStayWire({ ...wire, quote: quoteWireSchema.parse(wire.quote) });
  return { ...stay, cabin: { ...stay.cabin, heroImageUrl: toPicture(stay.cabin.heroImageUrl) } };
}

const MOST_MESSAGES = 60;
const PER_BOOKING = [
  { most: 6, seconds: 600 },
  { most: 20, seconds: 86_400 },
];

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
    p_limits: PER_BOOKING.map((limit) => ({
      key: `guest-message:${limit.seconds}:${booking}`,
      ...limit,
    })),
    p_most: MOST_MESSAGES,
    p_now: now.toISOString(),
  });
  return expectData(outcome) as MessageOutcome;
}

export type CancelOutcome =
  'cancelled' | 'not_cancellable' | 'refund_changed' | 'unknown' | 'failed';

const REFUSALS: Readonly<Record<string, CancelOutcome>> = {
  unknown_booking: 'unknown',
  not_cancellable: 'not_cancellable',
  refund_changed: 'refund_changed',
};

/** Cancels, if the refund is still the one the guest was told. What is cancelled already, stays so. */
export async function cancelGuestStay(
  token: string,
  expectedRefundCents: number,
  visitor: Request,
): Promise<CancelOutcome> {
  if (!stayTokenSchema.safeParse(token).success) return 'unknown';
  const body = { token, expected_refund_cents: expectedRefundCents };
  const answer = await invokeFunction('cancel-booking', { body, visitor });
  if (answer.status === 200) return 'cancelled';
  const refusal = apiErrorSchema.safeParse(answer.body);
  return (refusal.success && REFUSALS[refusal.data.error.code]) || 'failed';
}
