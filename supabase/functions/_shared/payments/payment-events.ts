import { z } from 'zod';
import { callRpc, type Functions } from '../../../../lib/supabase/call-rpc.ts';
import {
  isPaid,
  paymentIdOf,
  paymentSessionSchema,
  receiptUrlOf,
  type PaymentSession,
} from './payment-session.ts';
import { arePaymentsOff } from './payments-off.ts';
import type { Admin } from '../work.ts';

export const paymentEventSchema = z.object({
  id: z.string().min(3).max(255),
  type: z.string().min(1).max(100),
  /** Unix time in seconds. */
  created: z.number().int().min(0).optional(),
  data: z.object({ object: z.unknown() }),
});
type PaymentEvent = z.infer<typeof paymentEventSchema>;

const chargeSchema = z.object({
  payment_intent: z.string().nullish(),
  amount_refunded: z.number().int().min(0),
  metadata: z.record(z.string(), z.string()).nullish(),
});

/** `waiting`: the payment method takes days. `ignored`: not about our bookings. Others: the database's result. */
type EventResult = string;

type Event = { event_id: string; type: string };

const outcomeSchema = z.object({ result: z.string() });

type EventFunction =
  'confirm_payment' | 'close_payment' | 'record_provider_refund' | 'fail_refund' | 'record_dispute';

async function record<Name extends EventFunction>(
  admin: Admin,
  name: Name,
  args: Functions[Name]['Args'],
): Promise<EventResult> {
  const { result } = await callRpc(admin, name, args, outcomeSchema);
  return result;
}

/** What a provider says about a payment; `sessionId` names its row. */
type ProviderPayment = {
  sessionId: string;
  amountCents: number;
  currency: string;
  paymentId: string | null;
  receiptUrl: string | null;
};

/** Confirms a payment, of a page or of the saved card. Refused for the test provider where payments are off. */
export const confirmPayment = async (
  admin: Admin,
  { sessionId, amountCents, currency, paymentId, receiptUrl }: ProviderPayment,
  event: Event,
  now: Date,
) =>
  arePaymentsOff()
    ? 'refused'
    : record(admin, 'confirm_payment', {
        p_session_id: sessionId,
        p_event: {
          ...event,
          amount_cents: amountCents,
          currency,
          provider_payment_id: paymentId,
          receipt_url: receiptUrl,
        },
        p_now: now.toISOString(),
      });

const confirm = (admin: Admin, session: PaymentSession, event: Event, now: Date) =>
  confirmPayment(
    admin,
    {
      sessionId: session.id,
      amountCents: session.amount_total ?? 0,
      currency: session.currency ?? '',
      paymentId: paymentIdOf(session),
      receiptUrl: receiptUrlOf(session),
    },
    event,
    now,
  );

const close = (
  admin: Admin,
  sessionId: string,
  status: 'expired' | 'failed',
  event: Event,
  now: Date,
) =>
  record(admin, 'close_payment', {
    p_session_id: sessionId,
    p_status: status,
    p_event: event,
    p_now: now.toISOString(),
  });

/** Applies a session read from the provider like an event; its id makes that idempotent. */
export async function applySession(
  admin: Admin,
  session: PaymentSession,
  now: Date,
): Promise<EventResult> {
  const event = { event_id: `asked:${session.id}:${session.status}`, type: 'asked' };
  if (isPaid(session)) return confirm(admin, session, event, now);
  if (session.status === 'expired') return close(admin, session.id, 'expired', event, now);
  return 'waiting';
}

/** Handles a page that the provider no longer knows. */
export const applyLostSession = (admin: Admin, sessionId: string, now: Date) =>
  close(admin, sessionId, 'expired', { event_id: `lost:${sessionId}`, type: 'lost' }, now);

async function applyRefund(admin: Admin, received: PaymentEvent, event: Event, now: Date) {
  const charge = chargeSchema.parse(received.data.object);
  if (!charge.payment_intent) return 'ignored';
  const result = await record(admin, 'record_provider_refund', {
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

/** Handles a refund that failed after it was accepted, e.g. because the card's account was closed. */
async function applyFailedRefund(admin: Admin, received: PaymentEvent, event: Event, now: Date) {
  const refund = refundSchema.parse(received.data.object);
  if (refund.status !== 'failed' && refund.status !== 'canceled') return 'ignored';
  const result = await record(admin, 'fail_refund', {
    p_provider_id: refund.id,
    p_event: { ...event, reason: refund.failure_reason ?? refund.status },
    p_now: now.toISOString(),
  });
  return result === 'unknown' && !refund.metadata?.refund_id ? 'ignored' : result;
}

const disputeSchema = z.object({
  id: z.string().min(3).max(255),
  payment_intent: z.string().nullish(),
  amount: z.number().int().positive(),
  reason: z.string().nullish(),
  status: z.string(),
  created: z.number().int().min(0).nullish(),
  evidence_details: z.object({ due_by: z.number().int().nullish() }).nullish(),
});

const DISPUTE_STATES: Record<string, string> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'closed',
  charge_refunded: 'closed',
  prevented: 'closed',
  won: 'won',
  lost: 'lost',
};

const instantOf = (seconds: number | null | undefined) =>
  seconds === null || seconds === undefined ? null : new Date(seconds * 1000).toISOString();

async function applyDispute(admin: Admin, received: PaymentEvent, event: Event, now: Date) {
  const dispute = disputeSchema.parse(received.data.object);
  if (!dispute.payment_intent) return 'ignored';
  return record(admin, 'record_dispute', {
    p_provider_payment_id: dispute.payment_intent,
    p_event: {
      ...event,
      dispute_id: dispute.id,
      amount_cents: dispute.amount,
      reason: dispute.reason ?? '',
      // An unknown status counts as undecided.
      state: DISPUTE_STATES[dispute.status] ?? 'open',
      at: instantOf(received.created),
      opened_at: instantOf(dispute.created),
      answer_by: instantOf(dispute.evidence_details?.due_by),
    },
    p_now: now.toISOString(),
  });
}

const intentSchema = z.object({
  id: z.string().min(3).max(255),
  amount_received: z.number().int().min(0),
  currency: z.string(),
  metadata: z.record(z.string(), z.string()).nullish(),
});

// Payments made on a page have their own events.
async function applyIntent(admin: Admin, received: PaymentEvent, event: Event, now: Date) {
  const intent = intentSchema.parse(received.data.object);
  const chargeId = intent.metadata?.charge_id;
  if (chargeId === undefined) return 'ignored';
  const { id: paymentId, amount_received: amountCents, currency } = intent;
  const payment = { sessionId: chargeId, paymentId, amountCents, currency, receiptUrl: null };
  return confirmPayment(admin, payment, event, now);
}

// The last is the name in older API versions.
const REFUND_CHANGES = ['refund.failed', 'refund.updated', 'charge.refund.updated'];

/** Applies one signed webhook event; idempotent, in any order. */
export async function applyPaymentEvent(
  admin: Admin,
  received: PaymentEvent,
  now: Date,
): Promise<EventResult> {
  const event = { event_id: received.id, type: received.type };
  if (received.type === 'charge.refunded') return applyRefund(admin, received, event, now);
  if (received.type.startsWith('charge.dispute.')) return applyDispute(admin, received, event, now);
  if (received.type === 'payment_intent.succeeded') return applyIntent(admin, received, event, now);
  if (REFUND_CHANGES.includes(received.type)) return applyFailedRefund(admin, received, event, now);
  if (!received.type.startsWith('checkout.session.')) return 'ignored';
  const session = paymentSessionSchema.parse(received.data.object);
  const result = await applySessionEvent(admin, session, event, now);
  return result === 'unknown' && !session.metadata?.booking_id ? 'ignored' : result;
}

function applySessionEvent(admin: Admin, session: PaymentSession, event: Event, now: Date) {
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
