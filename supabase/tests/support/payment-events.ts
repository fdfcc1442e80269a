import { randomUUID } from 'node:crypto';
import { signEvent } from '../../functions/_shared/webhook-signature.ts';
import { callFunction } from './backend.ts';
import { PRICE } from './holds.ts';

export const WEBHOOK_SECRET = 'whsec_of_the_database_tests';

export type TestEvent = { id: string; type: string; data: { object: Record<string, unknown> } };

const newId = () => `evt_${randomUUID()}`;

export const paidEvent = (sessionId: string, rest: object = {}): TestEvent => ({
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

export const sessionEvent = (type: string, sessionId: string, rest: object = {}): TestEvent => ({
  ...paidEvent(sessionId, { status: 'open', payment_status: 'unpaid', ...rest }),
  type: `checkout.session.${type}`,
});

export const refundedEvent = (sessionId: string, amountCents = PRICE): TestEvent => ({
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

/** Sends the event as the provider would, signed now. */
export async function sendEvent(event: TestEvent, secret = WEBHOOK_SECRET) {
  const body = JSON.stringify(event);
  const response = await sendRaw(body, await signEvent(body, secret, new Date()));
  const answer = (await response.json()) as { result?: string };
  return { status: response.status, result: answer.result };
}
