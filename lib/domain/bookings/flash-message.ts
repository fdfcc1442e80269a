/** The outcome of a form sent from the guest's booking page. */
const NOTICES = [
  'sent',
  'limited',
  'invalid',
  'cancelled',
  'not_cancellable',
  'ready_to_pay',
  'charge_paid',
  'charge_returned',
  'not_payable',
  'terms_needed',
  'not_paid',
] as const;
export type FlashMessage = (typeof NOTICES)[number];

/** Why a cancellation failed: the refund has changed, or the backend didn't respond. */
const PROBLEMS = ['refund_changed', 'failed'] as const;
export type CancelProblem = (typeof PROBLEMS)[number];

export const parseFlashMessage = (value: unknown): FlashMessage | null =>
  NOTICES.find((notice) => notice === value) ?? null;

export const parseCancelProblem = (value: unknown): CancelProblem | null =>
  PROBLEMS.find((problem) => problem === value) ?? null;
