import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { setEnvironment } from '../environment.ts';
import { WEBHOOK_SECRET } from '../payment-events.ts';

export type StripeCall = {
  method: string;
  path: string;
  headers: Record<string, string | undefined>;
  form: Record<string, string>;
};

type Session = Record<string, unknown> & { id: string; status: string };
type Intent = {
  id: string;
  object: 'payment_intent';
  status: string;
  amount: number;
  amount_received: number;
  currency: string;
  customer: string | null;
  payment_method: string | null;
  last_payment_error: { code: string } | null;
  latest_charge: { receipt_url: string } | null;
  metadata: Record<string, string>;
};
type Answer = { status: number; body: object };
type Stored = { form: string; answer: Promise<Answer>; isDone: boolean };
/** What happens to the next calls instead of, or in addition to, the real response. */
export type Trouble =
  | 'none'
  | 'down'
  | 'gateway'
  | 'hang'
  | 'answer_lost'
  | 'refused'
  | 'bad_key'
  | 'not_permitted'
  | 'no_list'
  | 'moved';

const SECRET_KEY = 'sk_test_of_the_database_tests';
const SHORTEST_SESSION_S = 30 * 60;

const refusal = (status: number, code: string, type = 'invalid_request_error'): Answer => ({
  status,
  body: { error: { code, type, message: 'No' } },
});

async function readCall(request: IncomingMessage): Promise<StripeCall> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const { headers } = request;
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    headers: {
      authorization: headers.authorization,
      key: headers['idempotency-key'] as string | undefined,
      type: headers['content-type'],
      version: headers['stripe-version'] as string | undefined,
    },
    form: Object.fromEntries(new URLSearchParams(text)),
  };
}

/** Sessions and refunds with Stripe's names, rules and responses, as far as the site relies on them. */
class Account {
  readonly sessions = new Map<string, Session>();
  readonly refunds: { id: string; payment_intent: string; amount: number }[] = [];
  readonly intents: Intent[] = [];
  readonly #stored = new Map<string, Stored>();
  slowMs = 0;
  /** How the bank answers a charge to a saved card. */
  bank: 'succeeds' | 'declines' | 'authentication_required' | 'processing' = 'succeeds';

  /** The payer pays the page. */
  pay(sessionId: string, rest: object = {}): Session {
    const session = this.#session(sessionId);
    Object.assign(session, {
      status: 'complete',
      payment_status: 'paid',
      payment_intent: `pi_${sessionId}`,
      ...rest,
    });
    return session;
  }

  #session(id: string): Session {
    const session = this.sessions.get(id);
    if (!session) throw new Error(`No session ${id}`);
    return session;
  }

  async answer(call: StripeCall): Promise<Answer> {
    if (call.headers.authorization !== `Bearer ${SECRET_KEY}`) {
      return refusal(401, 'api_key_invalid');
    }
    const { key } = call.headers;
    if (call.method !== 'POST' || !key) return this.#act(call);
    const form = JSON.stringify(call.form);
    const stored = this.#stored.get(key);
    if (stored && stored.form !== form) return refusal(400, 'idempotency_error');
    if (stored && !stored.isDone) return refusal(409, 'idempotency_key_in_use');
    if (stored) return stored.answer;
    const entry: Stored = { form, answer: this.#slowly(call), isDone: false };
    this.#stored.set(key, entry);
    const answer = await entry.answer;
    entry.isDone = true;
    // A refusal before any work isn't stored under the key.
    if (answer.status >= 400) this.#stored.delete(key);
    return answer;
  }

  async #slowly(call: StripeCall): Promise<Answer> {
    if (this.slowMs > 0) await new Promise((resolve) => setTimeout(resolve, this.slowMs));
    return this.#act(call);
  }

  #act({ method, path, form }: StripeCall): Answer {
    const [pathname = ''] = path.split('?');
    const [, id = '', verb] =
      /^\/v1\/checkout\/sessions\/([^/]+)(?:\/(\w+))?$/.exec(pathname) ?? [];
    if (method === 'POST' && pathname === '/v1/checkout/sessions') return this.#create(form);
    if (method === 'GET' && pathname === '/v1/checkout/sessions') {
      return {
        status: 200,
        body: { object: 'list', data: [...this.sessions.values()].slice(0, 1) },
      };
    }
    if (method === 'POST' && pathname === '/v1/refunds') return this.#refund(form);
    if (pathname.startsWith('/v1/payment_intents')) return this.#intent(method, path, form);
    const session = this.sessions.get(decodeURIComponent(id));
    if (!session) return refusal(404, 'resource_missing');
    if (verb !== 'expire') return { status: 200, body: this.#expanded(session, path) };
    if (session.status !== 'open') return refusal(400, 'checkout_session_not_open');
    session.status = 'expired';
    return { status: 200, body: session };
  }

  #expanded(session: Session, path: string): object {
    const intent = session.payment_intent;
    const expands = new URL(path, 'http://stripe').searchParams.get('expand[0]');
    if (expands !== 'payment_intent.latest_charge' || typeof intent !== 'string') return session;
    const latest_charge = {
      id: `ch_${intent}`,
      receipt_url: `https://pay.example/receipts/${intent}`,
    };
    return { ...session, payment_intent: { id: intent, latest_charge } };
  }

  #create(form: Record<string, string>): Answer {
    const seconds = Number(form.expires_at) - Date.now() / 1000;
    if (seconds < SHORTEST_SESSION_S) return refusal(400, 'parameter_invalid_integer');
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`;
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.example/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(form['line_items[0][price_data][unit_amount]']),
      currency: form['line_items[0][price_data][currency]'],
      client_reference_id: form.client_reference_id,
      payment_intent: null,
      saves_card: form['payment_intent_data[setup_future_usage]'] === 'off_session',
      metadata: { booking_id: form['metadata[booking_id]'] ?? '' },
    };
    this.sessions.set(id, session);
    return { status: 200, body: session };
  }

  #intent(method: string, path: string, form: Record<string, string>): Answer {
    const { pathname, searchParams } = new URL(path, 'http://stripe');
    const [, id, verb] = /^\/v1\/payment_intents\/([^/]+)(?:\/(\w+))?$/.exec(pathname) ?? [];
    if (id === undefined) {
      if (method === 'POST') return this.#chargeSaved(form);
      const customer = searchParams.get('customer');
      const data = this.intents.filter((each) => each.customer === customer);
      return { status: 200, body: { object: 'list', has_more: false, data } };
    }
    const paid = [...this.sessions.values()].find((each) => each.payment_intent === id);
    if (paid) {
      const isSaved = paid.saves_card === true;
      const customer = isSaved ? `cus_of_${id}` : null;
      const payment_method = isSaved ? `pm_of_${id}` : null;
      return { status: 200, body: { id, object: 'payment_intent', customer, payment_method } };
    }
    const intent = this.intents.find((each) => each.id === id);
    if (!intent) return refusal(404, 'resource_missing');
    if (verb === 'cancel') intent.status = 'canceled';
    return { status: 200, body: intent };
  }

  #chargeSaved(form: Record<string, string>): Answer {
    const status = {
      succeeds: 'succeeded',
      processing: 'processing',
      declines: 'requires_payment_method',
      authentication_required: 'requires_payment_method',
    }[this.bank];
    const code = this.bank === 'declines' ? 'card_declined' : 'authentication_required';
    const amount = Number(form.amount);
    const isPaid = status === 'succeeded';
    const intent: Intent = {
      id: `pi_${randomUUID()}`,
      object: 'payment_intent',
      status,
      amount,
      amount_received: isPaid ? amount : 0,
      currency: form.currency ?? '',
      customer: form.customer ?? null,
      payment_method: form.payment_method ?? null,
      last_payment_error: status === 'requires_payment_method' ? { code } : null,
      latest_charge: isPaid ? { receipt_url: 'https://pay.example/receipts/balance' } : null,
      metadata: { charge_id: form['metadata[charge_id]'] ?? '' },
    };
    this.intents.push(intent);
    return status === 'requires_payment_method'
      ? refusal(402, code, 'card_error')
      : { status: 200, body: intent };
  }

  #asSession(id: string): { amount_total: number } | undefined {
    const intent = this.intents.find((each) => each.id === id);
    return intent && { amount_total: intent.amount_received };
  }

  #refund(form: Record<string, string>): Answer {
    const { payment_intent: intent = '', amount = '0' } = form;
    const session =
      [...this.sessions.values()].find((each) => each.payment_intent === intent) ??
      this.#asSession(intent);
    if (!session) return refusal(404, 'resource_missing');
    const before = this.refunds
      .filter((refund) => refund.payment_intent === intent)
      .reduce((sum, refund) => sum + refund.amount, 0);
    if (before + Number(amount) > Number(session.amount_total)) {
      return refusal(400, 'charge_already_refunded');
    }
    const refund = { id: `re_${randomUUID()}`, payment_intent: intent, amount: Number(amount) };
    this.refunds.push(refund);
    return { status: 200, body: { ...refund, object: 'refund', status: 'succeeded' } };
  }
}

export type FakeStripe = {
  url: string;
  calls: StripeCall[];
  account: Account;
  /** Applies to the next calls, or to those after the first `skipped`. */
  makeTrouble: (trouble: Trouble, calls?: number, skipped?: number) => void;
};

export async function startFakeStripe(): Promise<FakeStripe & { stop: () => void }> {
  const calls: StripeCall[] = [];
  const account = new Account();
  let trouble: Trouble = 'none';
  let left = 0;
  let toSkip = 0;

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const call = await readCall(request);
    calls.push(call);
    const now = left > 0 && toSkip === 0 ? trouble : 'none';
    if (toSkip === 0) left = Math.max(0, left - 1);
    else toSkip -= 1;
    const send = ({ status, body }: Answer) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (now === 'down')
      response.writeHead(503, { 'Content-Type': 'text/html' }).end('<h1>Down</h1>');
    else if (now === 'gateway') send({ status: 502, body: {} });
    else if (now === 'refused') send(refusal(400, 'parameter_invalid_empty'));
    else if (now === 'bad_key') send(refusal(401, 'api_key_expired'));
    else if (now === 'not_permitted') send(refusal(403, 'secret_key_required'));
    else if (now === 'no_list') send({ status: 200, body: { hello: '<b>you</b>' } });
    else if (now === 'moved') response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end();
    else if (now === 'answer_lost') {
      await account.answer(call);
      response.destroy();
    } else if (now !== 'hang') send(await account.answer(call));
  }

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    account,
    makeTrouble: (next, count = 1, skipped = 0) => {
      trouble = next;
      left = count;
      toSkip = skipped;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Replaces Stripe until the test ends. */
export async function useStripe(t: TestContext): Promise<FakeStripe> {
  const stripe = await startFakeStripe();
  t.after(stripe.stop);
  setEnvironment(t, {
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_BASE_URL: stripe.url,
  });
  return stripe;
}
