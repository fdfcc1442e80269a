import type { BookingStatus } from './booking-status.ts';

export type PaymentStatus = 'open' | 'paid' | 'expired' | 'failed';

/** A payment page and the booking it is for. Amounts in cents. */
export type Payment = {
  sessionId: string;
  /** Null when it is for the booking itself. */
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
 * The state shown on the return page. `waiting`: the provider hasn't reported the outcome. `returned`: paid, but
 * refunded because the dates were taken.
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
  /** Whether the card is saved for the balance. */
  savesCard: boolean;
  successUrl: string;
  cancelUrl: string;
};
