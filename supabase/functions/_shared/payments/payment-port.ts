import type { PaymentSession } from './payment-session.ts';
import type { Work } from '../work.ts';

export type PageRequest = {
  /** The same key returns the same page. */
  idempotencyKey: string;
  bookingId: string;
  reference: string;
  title: string;
  description: string;
  amountCents: number;
  /** Omitted when the guest has none or the provider would refuse it. */
  email?: string;
  expiresAt: Date;
  /** Contains `{CHECKOUT_SESSION_ID}`, which the provider replaces with its page's id. */
  successUrl: string;
  cancelUrl: string;
};

type PaymentPage = { sessionId: string; url: string };

/** `busy`: another request is creating the same page. */
type PageOutcome =
  { ok: true; page: PaymentPage } | { ok: false; failure: 'busy' | 'failed'; detail: string };

export type RefundRequest = { refundId: string; paymentId: string; amountCents: number };

/** `isFinal`: a retry would change nothing. */
type RefundOutcome =
  { ok: true; providerId: string | null } | { ok: false; isFinal: boolean; detail: string };

/** The payment provider. Nothing here is called inside a database transaction. */
export type PaymentPort = {
  provider: 'test' | 'stripe';
  createPage: (request: PageRequest) => Promise<PageOutcome>;
  /** Null when the provider doesn't know the page. Throws when it doesn't respond. */
  readPage: (sessionId: string) => Promise<PaymentSession | null>;
  /** Closes the page if it is open, and returns its current state. */
  expirePage: (sessionId: string) => Promise<PaymentSession | null>;
  refund: (request: RefundRequest) => Promise<RefundOutcome>;
};

export type PaymentWork = Work & { port: PaymentPort };
