import type { FunctionEnv } from '../../../../lib/env/functions.ts';
import { paths } from '../../../../lib/http/paths.ts';
import { expectData } from '../../../../lib/supabase/expect-data.ts';
import type { PageRequest, PaymentPort, SavedCharge } from './payment-port.ts';
import type { PaymentSession } from './payment-session.ts';
import type { Admin } from '../work.ts';

type TestPageRow = {
  session_id: string;
  status: string;
  amount_cents: number;
  client_reference_id: string;
};

const TEST_PAGE_COLUMNS = 'session_id, status, amount_cents, client_reference_id' as const;

const createSessionId = () => `cs_test_${crypto.randomUUID().replaceAll('-', '')}`;

const testPaymentId = (sessionId: string) => sessionId.replace('cs_', 'pi_');

const pageUrl = (env: FunctionEnv, sessionId: string) =>
  new URL(paths.testPayment(sessionId), env.SITE_URL).href;

export function toTestSession(env: FunctionEnv, row: TestPageRow): PaymentSession {
  const isComplete = row.status === 'complete';
  return {
    id: row.session_id,
    url: pageUrl(env, row.session_id),
    status: row.status as PaymentSession['status'],
    payment_status: isComplete ? 'paid' : 'unpaid',
    amount_total: row.amount_cents,
    currency: 'usd',
    payment_intent: isComplete
      ? {
          id: testPaymentId(row.session_id),
          latest_charge: { receipt_url: pageUrl(env, row.session_id) },
        }
      : null,
    metadata: { booking_id: row.client_reference_id },
  };
}

export async function readTestPage(admin: Admin, sessionId: string): Promise<TestPageRow | null> {
  return expectData(
    await admin
      .from('test_payment_pages')
      .select(TEST_PAGE_COLUMNS)
      .eq('session_id', sessionId)
      .maybeSingle(),
  );
}

const DISPUTE_EVENTS = {
  dispute: { type: 'charge.dispute.created', status: 'needs_response' },
  dispute_lost: { type: 'charge.dispute.closed', status: 'lost' },
  dispute_won: { type: 'charge.dispute.closed', status: 'won' },
} as const;
type DisputeAction = keyof typeof DISPUTE_EVENTS;

export const isDisputeAction = (action: string): action is DisputeAction =>
  action in DISPUTE_EVENTS;

/** The provider's webhook event for a dispute of the full amount. */
export function toTestDispute(row: TestPageRow, action: DisputeAction, now: Date) {
  const { type, status } = DISPUTE_EVENTS[action];
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    id: `evt_test_${crypto.randomUUID()}`,
    type,
    created: seconds,
    data: {
      object: {
        id: `dp_${row.session_id}`,
        payment_intent: testPaymentId(row.session_id),
        amount: row.amount_cents,
        reason: 'general',
        status,
        created: seconds,
      },
    },
  };
}

/** Ends an open page; null when it was no longer open. */
export async function endTestPage(
  admin: Admin,
  sessionId: string,
  status: 'complete' | 'expired',
): Promise<TestPageRow | null> {
  return expectData(
    await admin
      .from('test_payment_pages')
      .update({ status })
      .eq('session_id', sessionId)
      .eq('status', 'open')
      .select(TEST_PAGE_COLUMNS)
      .maybeSingle(),
  );
}

async function createTestPage(env: FunctionEnv, admin: Admin, request: PageRequest) {
  const sessionId = createSessionId();
  const withId = (url: string) => url.replace('{CHECKOUT_SESSION_ID}', sessionId);
  expectData(
    await admin.from('test_payment_pages').upsert(
      {
        session_id: sessionId,
        idempotency_key: request.idempotencyKey,
        reference: request.reference,
        description: `${request.title}\n${request.description}`,
        customer_email: request.email ?? '',
        client_reference_id: request.bookingId,
        amount_cents: request.amountCents,
        saves_card: request.savesCard,
        success_url: withId(request.successUrl),
        cancel_url: withId(request.cancelUrl),
        expires_at: request.expiresAt.toISOString(),
      },
      { onConflict: 'idempotency_key', ignoreDuplicates: true },
    ),
  );
  const row = expectData(
    await admin
      .from('test_payment_pages')
      .select('session_id')
      .eq('idempotency_key', request.idempotencyKey)
      .single(),
  );
  return { sessionId: row.session_id, url: pageUrl(env, row.session_id) };
}

/** Charges a card saved on a page, as that page's buttons chose it to answer. */
async function chargeTestCard(env: FunctionEnv, admin: Admin, charge: SavedCharge) {
  const pages = () => admin.from('test_payment_pages');
  const find = (name: 'idempotency_key' | 'session_id', value: string) =>
    pages()
      .select('session_id, amount_cents, saves_card, card_works')
      .eq(name, value)
      .maybeSingle();
  const toPaid = (page: { session_id: string; amount_cents: number }) => ({
    state: 'paid' as const,
    paymentId: testPaymentId(page.session_id),
    amountCents: page.amount_cents,
    receiptUrl: null,
  });
  const made = expectData(await find('idempotency_key', charge.chargeId));
  if (made) return toPaid(made);
  if (!charge.mayCharge) return { state: 'none' as const };
  const first = expectData(await find('session_id', charge.firstPaymentId.replace('pi_', 'cs_')));
  if (!first?.saves_card || !first.card_works) {
    return { state: 'refused' as const, detail: 'card_declined' };
  }
  const page = {
    session_id: createSessionId(),
    amount_cents: charge.amountCents,
    idempotency_key: charge.chargeId,
    status: 'complete',
    reference: charge.reference,
    description: `Balance of booking ${charge.reference}`,
    customer_email: '',
    client_reference_id: charge.bookingId,
    success_url: env.SITE_URL,
    cancel_url: env.SITE_URL,
    expires_at: new Date().toISOString(),
  };
  expectData(await pages().upsert(page, { onConflict: 'idempotency_key', ignoreDuplicates: true }));
  const stored = expectData(await find('idempotency_key', charge.chargeId));
  return toPaid(stored ?? page);
}

/** A test provider that moves no money: its page is on this site, its state in the database. */
export function testPaymentPort(env: FunctionEnv, admin: Admin): PaymentPort {
  const readPage = async (sessionId: string) => {
    const row = await readTestPage(admin, sessionId);
    return row && toTestSession(env, row);
  };
  return {
    provider: 'test',
    createPage: async (request) => ({
      ok: true,
      page: await createTestPage(env, admin, request),
    }),
    readPage,
    expirePage: async (sessionId) => {
      await endTestPage(admin, sessionId, 'expired');
      return readPage(sessionId);
    },
    chargeSavedCard: (charge) => chargeTestCard(env, admin, charge),
    refund: async ({ refundId, paymentId, amountCents }) => {
      const earlier = expectData(
        await admin
          .from('refunds')
          .select('amount_cents, payments!refunds_payment_id_fkey!inner()')
          .eq('payments.provider_payment_id', paymentId)
          .eq('status', 'sent')
          .is('dispute_id', null)
          .neq('id', refundId),
      );
      const refunded = earlier.reduce((sum, { amount_cents: cents }) => sum + cents, amountCents);
      expectData(
        await admin
          .from('test_payment_pages')
          .update({ refunded_cents: refunded })
          .eq('session_id', paymentId.replace('pi_', 'cs_')),
      );
      return { ok: true, providerId: `re_test_${refundId}` };
    },
  };
}

/** Sets whether the card saved on a page can be charged later. */
export const setCardWorks = async (admin: Admin, sessionId: string, works: boolean) =>
  expectData(
    await admin
      .from('test_payment_pages')
      .update({ card_works: works })
      .eq('session_id', sessionId)
      .eq('saves_card', true)
      .select('session_id'),
  ).length > 0;
