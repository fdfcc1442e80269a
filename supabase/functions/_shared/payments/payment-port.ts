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
  /** Left out where the provider would refuse it, or the guest has none. */
  email?: string;
  expiresAt: Date;
  /** With `{CHECKOUT_SESSION_ID}` where the provider puts its page's id. */
  successUrl: string;
  cancelUrl: string;
};

type PaymentPage = { sessionId: string; url: string };

/** `busy`: the same page is being created by another request. */
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
  /** Null: the provider knows no such page. Throws when it does not answer. */
  readPage: (sessionId: string) => Promise<PaymentSession | null>;
  /** Closes the page if it is still open, and says how it stands now. */
  expirePage: (sessionId: string) => Promise<PaymentSession | null>;
  refund: (request: RefundRequest) => Promise<RefundOutcome>;
};

export type PaymentWork = Work & { port: PaymentPort };
