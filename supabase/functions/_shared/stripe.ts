import type { FunctionEnv } from '../../../lib/env/functions.ts';
import type { PageRequest, PaymentPort } from './payment-port.ts';
import { paymentSessionSchema, type PaymentSession } from './payment-session.ts';
import { describeAnswer, errorCodeOf, openStripeApi, type StripeApi } from './stripe-api.ts';

const epochSeconds = (date: Date) => String(Math.ceil(date.getTime() / 1000));

// Stripe's forms name what is nested in brackets.
const pageForm = (request: PageRequest): Record<string, string> => ({
  mode: 'payment',
  'payment_method_types[0]': 'card',
  // Or a guest from abroad could pay in another currency, and no amount would be the one asked for.
  'adaptive_pricing[enabled]': 'false',
  client_reference_id: request.bookingId,
  customer_email: request.email,
  expires_at: epochSeconds(request.expiresAt),
  success_url: request.successUrl,
  cancel_url: request.cancelUrl,
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': 'usd',
  'line_items[0][price_data][unit_amount]': String(request.amountCents),
  'line_items[0][price_data][product_data][name]': request.title,
  'line_items[0][price_data][product_data][description]': request.description,
  'metadata[booking_id]': request.bookingId,
  'metadata[reference]': request.reference,
  'payment_intent_data[description]': `Booking ${request.reference}`,
  'payment_intent_data[receipt_email]': request.email,
  'payment_intent_data[metadata][booking_id]': request.bookingId,
  'payment_intent_data[metadata][reference]': request.reference,
});

async function createPage(api: StripeApi, request: PageRequest) {
  try {
    const answer = await api('checkout/sessions', {
      method: 'POST',
      form: pageForm(request),
      idempotencyKey: request.idempotencyKey,
    });
    const { data: session } = paymentSessionSchema.safeParse(answer.body);
    if (answer.status === 200 && session?.url) {
      return { ok: true, page: { sessionId: session.id, url: session.url } } as const;
    }
    const failure = answer.status === 409 ? 'busy' : 'failed';
    return { ok: false, failure, detail: describeAnswer(answer) } as const;
  } catch (error) {
    return { ok: false, failure: 'failed', detail: String(error) } as const;
  }
}

async function readPage(api: StripeApi, sessionId: string): Promise<PaymentSession | null> {
  const answer = await api(`checkout/sessions/${encodeURIComponent(sessionId)}`, {
    query: '?expand[]=payment_intent.latest_charge',
  });
  if (answer.status === 404) return null;
  if (answer.status !== 200) throw new Error(`Stripe refused: ${describeAnswer(answer)}`);
  return paymentSessionSchema.parse(answer.body);
}

// What a second try with the same key cannot change; a wrong secret key is put right by the host.
const isFinalRefusal = (status: number) => [400, 402, 404].includes(status);

/** Stripe Checkout and refunds, by its form-encoded API. */
export function stripePort(env: FunctionEnv): PaymentPort {
  const api = openStripeApi(env);
  return {
    provider: 'stripe',
    createPage: (request) => createPage(api, request),
    readPage: (sessionId) => readPage(api, sessionId),
    expirePage: async (sessionId) => {
      const path = `checkout/sessions/${encodeURIComponent(sessionId)}/expire`;
      const answer = await api(path, { method: 'POST' });
      // Refused for a page that is no longer open: then how it ended is what counts.
      return answer.status === 200
        ? paymentSessionSchema.parse(answer.body)
        : readPage(api, sessionId);
    },
    refund: async ({ refundId, paymentId, amountCents }) => {
      try {
        const answer = await api('refunds', {
          method: 'POST',
          form: {
            payment_intent: paymentId,
            amount: String(amountCents),
            'metadata[refund_id]': refundId,
          },
          idempotencyKey: refundId,
        });
        if (answer.status === 200) {
          const { id, status } = answer.body as { id?: unknown; status?: unknown };
          // Taken, and refused in the same breath: under its key it would be answered the same again.
          if (status === 'failed' || status === 'canceled') {
            return { ok: false, isFinal: true, detail: `refund ${status}` };
          }
          return { ok: true, providerId: typeof id === 'string' ? id : null };
        }
        if (errorCodeOf(answer) === 'charge_already_refunded')
          return { ok: true, providerId: null };
        return {
          ok: false,
          isFinal: isFinalRefusal(answer.status),
          detail: describeAnswer(answer),
        };
      } catch (error) {
        return { ok: false, isFinal: false, detail: String(error) };
      }
    },
  };
}
