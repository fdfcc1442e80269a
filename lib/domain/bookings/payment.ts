import type { BookingStatus } from './booking-status.ts';

export type PaymentStatus = 'open' | 'paid' | 'expired' | 'failed';

/** A payment page and the booking it is for. Amounts in cents. */
export type Payment = {
  sessionId: string;
  /** Null: it is for the booking itself. */
  chargeId: string | null;
  provider: 'test' | 'stripe';
  status: PaymentStatus;
  url: string;
  amountCents: number;
  refundCents: number;
  receiptUrl: string | null;
  booking: {
    reference: string;
    token: string;
    status: BookingStatus;
    holdExpiresAt: Date | null;
  };
};

/**
 * What the return page says. `waiting`: the provider has not said how it ended. `returned`: paid, but the dates were
 * gone, so refunded.
 */
export type PaymentOutcome = 'waiting' | 'confirmed' | 'returned' | 'not-paid';

export function paymentOutcome({ status, booking }: Pick<Payment, 'status' | 'booking'>) {
  if (status === 'open') return 'waiting' satisfies PaymentOutcome;
  if (status !== 'paid') return 'not-paid' satisfies PaymentOutcome;
  const isStaying = booking.status === 'confirmed' || booking.status === 'completed';
  return (isStaying ? 'confirmed' : 'returned') satisfies PaymentOutcome;
}

export function chargeNotice({ status, refundCents }: Pick<Payment, 'status' | 'refundCents'>) {
  if (status !== 'paid') return 'not_paid' as const;
  return refundCents > 0 ? ('charge_returned' as const) : ('charge_paid' as const);
}

export type TestPaymentPage = {
  sessionId: string;
  status: 'open' | 'complete' | 'expired';
  reference: string;
  title: string;
  details: string;
  email: string;
  amountCents: number;
  successUrl: string;
  cancelUrl: string;
};
