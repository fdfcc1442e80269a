import type { BookingStatus } from './booking-status.ts';

export type CancelledBy = 'guest' | 'host' | 'system';

/** Cents. `deadline` is the instant free cancellation ends, as agreed when the stay was booked. */
export type RefundInput = {
  paidCents: number;
  status: BookingStatus;
  by: CancelledBy;
  deadline: Date;
  now: Date;
};

/** Failed refunds do not count. */
export const paysBack = ({ status }: { status: string }): boolean => status !== 'failed';

/**
 * What a cancellation pays back now: all that was paid strictly before the deadline, nothing from then on. When the
 * host cancels, always all of it. The database repeats this rule and has the last word.
 */
export function refundCents({ paidCents, status, by, deadline, now }: RefundInput): number {
  if (status !== 'confirmed') return 0;
  if (by !== 'guest') return paidCents;
  return now.getTime() < deadline.getTime() ? paidCents : 0;
}

/** What is left of a payment, in cents. `offline` was not taken by the site. */
export type PaymentLeft = { provider: string; method: string | null; cents: number };

/**
 * How a refund (cents) is given back: the payments in their order, each as far as it goes. What was paid elsewhere the
 * host gives back by hand, by the `methods` it came in. More than is left counts as all that is left.
 */
export function splitRefund(payments: readonly PaymentLeft[], refundedCents: number) {
  let open = refundedCents;
  let byHandCents = 0;
  const methods = new Set<string>();
  for (const { provider, method, cents } of payments) {
    const taken = Math.min(open, cents);
    open -= taken;
    if (provider !== 'offline' || taken === 0) continue;
    byHandCents += taken;
    methods.add(method ?? 'other');
  }
  return { byHandCents, sentCents: refundedCents - open - byHandCents, methods: [...methods] };
}
