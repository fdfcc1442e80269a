import type { BookingStatus } from './booking-status.ts';

export type CancelledBy = 'guest' | 'host' | 'system';

/** Amounts in cents. `deadline` is the end of free cancellation as agreed at booking. */
export type RefundInput = {
  paidCents: number;
  status: BookingStatus;
  by: CancelledBy;
  deadline: Date;
  now: Date;
};

/** Failed refunds don't count. */
export const isEffectiveRefund = ({ status }: { status: string }): boolean => status !== 'failed';

/**
 * The refund of a cancellation in cents: everything paid strictly before the deadline, nothing afterwards. A
 * cancellation by the host always refunds everything. The database repeats this rule and is authoritative.
 */
export function refundCents({ paidCents, status, by, deadline, now }: RefundInput): number {
  if (status !== 'confirmed') return 0;
  if (by !== 'guest') return paidCents;
  return now.getTime() < deadline.getTime() ? paidCents : 0;
}

/** The unrefunded part of a payment in cents. The site never received `offline` payments. */
export type PaymentLeft = { provider: string; method: string | null; cents: number };

/**
 * Splits a refund (cents) across the payments in order, each up to its remainder. The host refunds offline payments by
 * hand, by the `methods` they came in. A refund above the total remainder counts as all of it.
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
