import { randomUUID } from 'node:crypto';
import { signNotice } from '../../functions/_shared/webhook-signature.ts';
import { callFunction } from './backend.ts';
import { PRICE } from './holds.ts';

export const WEBHOOK_SECRET = 'whsec_of_the_database_tests';

export type Notice = { id: string; type: string; data: { object: Record<string, unknown> } };

const newId = () => `evt_${randomUUID()}`;

export const paidNotice = (sessionId: string, rest: object = {}): Notice => ({
  id: newId(),
  type: 'checkout.session.completed',
  data: {
    object: {
      id: sessionId,
      object: 'checkout.session',
      status: 'complete',
      payment_status: 'paid',
      amount_total: PRICE,
      currency: 'usd',
      payment_intent: `pi_of_${sessionId}`,
      metadata: { booking_id: randomUUID() },
      ...rest,
    },
  },
});

export const sessionNotice = (type: string, sessionId: string, rest: object = {}): Notice => ({
  ...paidNotice(sessionId, { status: 'open', payment_status: 'unpaid', ...rest }),
  type: `checkout.session.${type}`,
});

export const refundedNotice = (sessionId: string, amountCents = PRICE): Notice => ({
  id: newId(),
  type: 'charge.refunded',
  data: {
    object: {
      object: 'charge',
      payment_intent: `pi_of_${sessionId}`,
      amount_refunded: amountCents,
      metadata: { booking_id: randomUUID() },
    },
  },
});

export const sendRaw = (body: BodyInit, header: string | null) =>
  callFunction('payment-webhook', {
    method: 'POST',
    headers: { apikey: '', ...(header !== null && { 'Stripe-Signature': header }) },
    body,
  });

/** Sends it as the provider would, signed now. */
export async function sendNotice(notice: Notice, secret = WEBHOOK_SECRET) {
  const body = JSON.stringify(notice);
  const response = await sendRaw(body, await signNotice(body, secret, new Date()));
  const answer = (await response.json()) as { result?: string };
  return { status: response.status, result: answer.result };
}
