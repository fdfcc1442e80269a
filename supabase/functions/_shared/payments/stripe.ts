import Stripe from 'stripe';
import type { FunctionEnv } from '../../../../lib/env/functions.ts';
import type {
  PageRequest,
  PaymentPort,
  RefundRequest,
  SavedCharge,
  SavedChargeOutcome,
} from './payment-port.ts';
import { paymentSessionSchema, type PaymentSession } from './payment-session.ts';

export const TIMEOUT_MS = 5000;
// Pinned, because the shapes read below are of this version, whatever the account's or the SDK's is.
export const VERSION = { apiVersion: '2025-08-27.basil' };

export function openStripe({ STRIPE_SECRET_KEY, STRIPE_BASE_URL }: FunctionEnv): Stripe {
  if (!STRIPE_SECRET_KEY) throw new Error('STRIPE_SECRET_KEY is not set');
  const { protocol, hostname, port } = new URL(STRIPE_BASE_URL);
  const isPlain = protocol === 'http:';
  return new Stripe(STRIPE_SECRET_KEY, {
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    timeout: TIMEOUT_MS,
    // The guest waits for the page; the jobs retry failures with the same key.
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient((url: RequestInfo | URL, init?: RequestInit) =>
      fetch(url, { ...init, redirect: 'error' }),
    ),
  });
}

/** Null when Stripe sent no response. */
export const refusalOf = (error: unknown) =>
  error instanceof Stripe.errors.StripeError && error.statusCode !== undefined
    ? { status: error.statusCode, code: error.code ?? error.rawType ?? 'without a code' }
    : null;

/** For logs and the list of refunds, without request data. */
function describe(error: unknown): string {
  const refusal = refusalOf(error);
  return refusal ? `${refusal.status} ${refusal.code}` : String(error);
}

// The parameter's name in that version; the SDK has types only for the newest one, `allowed_payment_method_types`.
type CardOnly = { payment_method_types: ['card'] };
type PageParameters = Stripe.Checkout.SessionCreateParams & CardOnly;

const pageParameters = (request: PageRequest): PageParameters => ({
  mode: 'payment',
  payment_method_types: ['card'],
  // Otherwise a guest from abroad could pay in another currency and amount.
  adaptive_pricing: { enabled: false },
  client_reference_id: request.bookingId,
  customer_email: request.email,
  expires_at: Math.ceil(request.expiresAt.getTime() / 1000),
  success_url: request.successUrl,
  cancel_url: request.cancelUrl,
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: 'usd',
        unit_amount: request.amountCents,
        product_data: { name: request.title, description: request.description },
      },
    },
  ],
  metadata: { booking_id: request.bookingId, reference: request.reference },
  ...(request.savesCard && { customer_creation: 'always' }),
  payment_intent_data: {
    ...(request.savesCard && { setup_future_usage: 'off_session' }),
    description: `Booking ${request.reference}`,
    receipt_email: request.email,
    metadata: { booking_id: request.bookingId, reference: request.reference },
  },
});

async function createPage(stripe: Stripe, request: PageRequest) {
  try {
    const { id, url } = await stripe.checkout.sessions.create(pageParameters(request), {
      ...VERSION,
      idempotencyKey: request.idempotencyKey,
    });
    if (url) return { ok: true, page: { sessionId: id, url } } as const;
    return { ok: false, failure: 'failed', detail: 'no page in the answer' } as const;
  } catch (error) {
    const failure = refusalOf(error)?.status === 409 ? 'busy' : 'failed';
    return { ok: false, failure, detail: describe(error) } as const;
  }
}

async function readPage(stripe: Stripe, sessionId: string): Promise<PaymentSession | null> {
  try {
    const expand = ['payment_intent.latest_charge'];
    return paymentSessionSchema.parse(
      await stripe.checkout.sessions.retrieve(sessionId, { expand }, VERSION),
    );
  } catch (error) {
    if (refusalOf(error)?.status === 404) return null;
    throw new Error(`Stripe refused: ${describe(error)}`);
  }
}

async function expirePage(stripe: Stripe, sessionId: string): Promise<PaymentSession | null> {
  try {
    return paymentSessionSchema.parse(
      await stripe.checkout.sessions.expire(sessionId, {}, VERSION),
    );
  } catch (error) {
    // Stripe refuses this when the page is no longer open; then its state counts.
    if (refusalOf(error)) return readPage(stripe, sessionId);
    throw error;
  }
}

// Statuses that a retry with the same key can't change; the host can fix a wrong secret key.
const FINAL_STATUSES = [400, 402, 404];

async function refund(stripe: Stripe, { refundId, paymentId, amountCents }: RefundRequest) {
  try {
    const { id, status } = await stripe.refunds.create(
      { payment_intent: paymentId, amount: amountCents, metadata: { refund_id: refundId } },
      { ...VERSION, idempotencyKey: refundId },
    );
    // Accepted but failed at once; the same key would get the same response again.
    if (status === 'failed' || status === 'canceled') {
      return { ok: false, isFinal: true, detail: `refund ${status}` } as const;
    }
    // The SDK treats any JSON without an error as success, even from a gateway.
    if (!id) return { ok: false, isFinal: false, detail: 'no refund in the response' } as const;
    return { ok: true, providerId: id } as const;
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal?.code === 'charge_already_refunded') return { ok: true, providerId: null } as const;
    const isFinal = refusal !== null && FINAL_STATUSES.includes(refusal.status);
    return { ok: false, isFinal, detail: describe(error) } as const;
  }
}

/** Throws on JSON that isn't Stripe's, which the SDK takes from a gateway as success. */
function requireObject({ object }: { object: string }, expected: string): void {
  if (object !== expected) throw new Error(`no ${expected} in the response`);
}

const customerIdOf = (customer: string | { id: string } | null): string | null =>
  typeof customer === 'string' ? customer : (customer?.id ?? null);

/** How a payment made with the saved card stands; one that waits for the guest is canceled, because a page is simpler. */
async function settleIntent(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
): Promise<SavedChargeOutcome> {
  requireObject(intent, 'payment_intent');
  const { id, status, amount_received: amountCents, latest_charge: charge } = intent;
  if (status === 'succeeded') {
    const receiptUrl = charge && typeof charge !== 'string' ? charge.receipt_url : null;
    return { state: 'paid', paymentId: id, amountCents, receiptUrl };
  }
  if (status === 'processing') return { state: 'unknown', detail: 'processing' };
  if (status !== 'canceled') await stripe.paymentIntents.cancel(id, {}, VERSION);
  return { state: 'refused', detail: intent.last_payment_error?.code ?? status };
}

// The list finds what an interrupted run has made, however long ago; the key alone is forgotten after a day. Each
// booking has a customer of its own, so a page of the list has all of it.
async function findIntent(stripe: Stripe, customer: string, chargeId: string) {
  const expand = ['data.latest_charge'];
  const list = await stripe.paymentIntents.list({ customer, limit: 100, expand }, VERSION);
  requireObject(list, 'list');
  return list.data.find(({ metadata }) => metadata['charge_id'] === chargeId);
}

const savedCardParameters = (
  { amountCents, reference, bookingId, chargeId }: SavedCharge,
  customer: string,
  paymentMethod: string,
): Stripe.PaymentIntentCreateParams & CardOnly => ({
  amount: amountCents,
  currency: 'usd',
  customer,
  payment_method: paymentMethod,
  payment_method_types: ['card'],
  off_session: true,
  confirm: true,
  expand: ['latest_charge'],
  description: `Balance of booking ${reference}`,
  metadata: { booking_id: bookingId, reference, charge_id: chargeId },
});

async function chargeSavedCard(stripe: Stripe, asked: SavedCharge): Promise<SavedChargeOutcome> {
  const { chargeId } = asked;
  try {
    const first = await stripe.paymentIntents.retrieve(asked.firstPaymentId, {}, VERSION);
    requireObject(first, 'payment_intent');
    const customer = customerIdOf(first.customer);
    const method = first.payment_method;
    if (customer === null || method === null) return { state: 'refused', detail: 'no saved card' };
    const made = await findIntent(stripe, customer, chargeId);
    if (made) return await settleIntent(stripe, made);
    if (!asked.mayCharge) return { state: 'none' };
    const methodId = typeof method === 'string' ? method : method.id;
    const intent = await stripe.paymentIntents.create(
      savedCardParameters(asked, customer, methodId),
      { ...VERSION, idempotencyKey: chargeId },
    );
    return await settleIntent(stripe, intent);
  } catch (error) {
    const refusal = refusalOf(error);
    const isFinal = refusal !== null && FINAL_STATUSES.includes(refusal.status);
    return { state: isFinal ? 'refused' : 'unknown', detail: describe(error) };
  }
}

export function stripePort(env: FunctionEnv): PaymentPort {
  const stripe = openStripe(env);
  return {
    provider: 'stripe',
    createPage: (request) => createPage(stripe, request),
    readPage: (sessionId) => readPage(stripe, sessionId),
    expirePage: (sessionId) => expirePage(stripe, sessionId),
    chargeSavedCard: (charge) => chargeSavedCard(stripe, charge),
    refund: (request) => refund(stripe, request),
  };
}
