/** What became of a form that was sent from the guest's own page. */
export type BookingNotice = 'sent' | 'limited' | 'invalid' | 'cancelled' | 'not_cancellable';

/** Why a cancellation did not happen: the refund is another one by now, or nobody answered. */
export type CancelProblem = 'refund_changed' | 'failed';

const NOTICES: readonly BookingNotice[] = [
  'sent',
  'limited',
  'invalid',
  'cancelled',
  'not_cancellable',
];
const PROBLEMS: readonly CancelProblem[] = ['refund_changed', 'failed'];

export const parseBookingNotice = (value: unknown): BookingNotice | null =>
  NOTICES.find((notice) => notice === value) ?? null;

export const parseCancelProblem = (value: unknown): CancelProblem | null =>
  PROBLEMS.find((problem) => problem === value) ?? null;
