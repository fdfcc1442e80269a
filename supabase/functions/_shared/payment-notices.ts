import { z } from 'zod';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import {
  isPaid,
  paymentIdOf,
  paymentSessionSchema,
  receiptUrlOf,
  type PaymentSession,
} from './payment-session.ts';
import { arePaymentsOff } from './payments-off.ts';
import type { Admin } from './quote-inputs.ts';

export const noticeSchema = z.object({
  id: z.string().min(3).max(255),
  type: z.string().min(1).max(100),
  data: z.object({ object: z.unknown() }),
});
export type Notice = z.infer<typeof noticeSchema>;

const chargeSchema = z.object({
  payment_intent: z.string().nullish(),
  amount_refunded: z.number().int().min(0),
  metadata: z.record(z.string(), z.string()).nullish(),
});

/** `waiting`: a payment method that takes days. `ignored`: not about our bookings. Others: the database's result. */
type NoticeResult = string;

type Event = { event_id: string; type: string };

async function call(
  admin: Admin,
  name: 'confirm_payment' | 'close_payment' | 'record_provider_refund' | 'fail_refund',
  parameters: Record<string, unknown>,
): Promise<string> {
  const answer = expectData(await admin.rpc(name, parameters as never));
  return (answer as { result: string }).result;
}

// A notice of the test provider is no money: see payments-off.
const confirm = async (admin: Admin, session: PaymentSession, event: Event, now: Date) =>
  arePaymentsOff()
    ? 'refused'
    : call(admin, 'confirm_payment', {
        p_session_id: session.id,
        p_event: {
          ...event,
          amount_cents: session.amount_total ?? 0,
          currency: session.currency ?? '',
          provider_payment_id: paymentIdOf(session),
          receipt_url: receiptUrlOf(session),
        },
        p_now: now.toISOString(),
      });

const close = (
  admin: Admin,
  sessionId: string,
  status: 'expired' | 'failed',
  event: Event,
  now: Date,
) =>
  call(admin, 'close_payment', {
    p_session_id: sessionId,
    p_status: status,
    p_event: event,
    p_now: now.toISOString(),
  });

/** A session that was asked for counts as a notice of how it stands; asked for again, as the same notice. */
export async function applySession(
  admin: Admin,
  session: PaymentSession,
  now: Date,
): Promise<NoticeResult> {
  const event = { event_id: `asked:${session.id}:${session.status}`, type: 'asked' };
  if (isPaid(session)) return confirm(admin, session, event, now);
  if (session.status === 'expired') return close(admin, session.id, 'expired', event, now);
  return 'waiting';
}

/** The provider does not know the page any more. */
export const applyLostSession = (admin: Admin, sessionId: string, now: Date) =>
  close(admin, sessionId, 'expired', { event_id: `lost:${sessionId}`, type: 'lost' }, now);

async function applyRefund(admin: Admin, notice: Notice, event: Event, now: Date) {
  const charge = chargeSchema.parse(notice.data.object);
  if (!charge.payment_intent) return 'ignored';
  const result = await call(admin, 'record_provider_refund', {
    p_provider_payment_id: charge.payment_intent,
    p_event: { ...event, amount_refunded_cents: charge.amount_refunded },
    p_now: now.toISOString(),
  });
  return result === 'unknown' && !charge.metadata?.booking_id ? 'ignored' : result;
}

const refundSchema = z.object({
  id: z.string().min(1).max(255),
  status: z.string().nullish(),
  failure_reason: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});

/** A refund that was taken and could not be delivered after all, e.g. because the card's account was closed. */
async function applyFailedRefund(admin: Admin, notice: Notice, event: Event, now: Date) {
  const refund = refundSchema.parse(notice.data.object);
  if (refund.status !== 'failed' && refund.status !== 'canceled') return 'ignored';
  const result = await call(admin, 'fail_refund', {
    p_provider_id: refund.id,
    p_event: { ...event, reason: refund.failure_reason ?? refund.status },
    p_now: now.toISOString(),
  });
  return result === 'unknown' && !refund.metadata?.refund_id ? 'ignored' : result;
}

// The last is the name that older versions of the provider's API use for the same.
const REFUND_CHANGES = ['refund.failed', 'refund.updated', 'charge.refund.updated'];

/** What one signed notice means, done once however often and in whatever order it comes. */
export async function applyNotice(admin: Admin, notice: Notice, now: Date): Promise<NoticeResult> {
  const event = { event_id: notice.id, type: notice.type };
  if (notice.type === 'charge.refunded') return applyRefund(admin, notice, event, now);
  if (REFUND_CHANGES.includes(notice.type)) return applyFailedRefund(admin, notice, event, now);
  if (!notice.type.startsWith('checkout.session.')) return 'ignored';
  const session = paymentSessionSchema.parse(notice.data.object);
  const result = await applySessionNotice(admin, session, event, now);
  return result === 'unknown' && !session.metadata?.booking_id ? 'ignored' : result;
}

function applySessionNotice(admin: Admin, session: PaymentSession, event: Event, now: Date) {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return isPaid(session) ? confirm(admin, session, event, now) : 'waiting';
    case 'checkout.session.async_payment_failed':
      return close(admin, session.id, 'failed', event, now);
    case 'checkout.session.expired':
      return close(admin, session.id, 'expired', event, now);
    default:
      return 'ignored';
  }
}
