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
