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
  /** Whether the card is saved, so that the balance can be charged to it without the guest. */
  savesCard: boolean;
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

/** A charge to the card saved with the first payment; `chargeId` is its name at the provider, used only once. */
export type SavedCharge = {
  chargeId: string;
  firstPaymentId: string;
  bookingId: string;
  reference: string;
  amountCents: number;
  /** False only looks up a charge that an interrupted run may have made. */
  mayCharge: boolean;
};

/** `none`: never made. `refused`: the bank declined or wants the guest. `unknown`: ask again, it may have been made. */
export type SavedChargeOutcome =
  | { state: 'paid'; paymentId: string; amountCents: number; receiptUrl: string | null }
  | { state: 'none' }
  | { state: 'refused' | 'unknown'; detail: string };

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
  chargeSavedCard: (charge: SavedCharge) => Promise<SavedChargeOutcome>;
  refund: (request: RefundRequest) => Promise<RefundOutcome>;
};

export type PaymentWork = Work & { port: PaymentPort };
