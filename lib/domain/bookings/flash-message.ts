/** The outcome of a form sent from the guest's booking page. */
const NOTICES = [
  'sent',
  'limited',
  'invalid',
  'cancelled',
  'not_cancellable',
  'changed',
  'change_held',
  'change_requested',
  'change_withdrawn',
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

/** Why a change wasn't made: it isn't as it was shown anymore, can't be had, or the backend didn't respond. */
const CHANGE_PROBLEMS = [
  'booking_changed',
  'failed',
  'nights_taken',
  'not_offered',
  'not_possible',
  'nothing_changed',
  'price_changed',
  'too_many',
] as const;
export type ChangeProblem = (typeof CHANGE_PROBLEMS)[number];

export const parseChangeProblem = (value: unknown): ChangeProblem | null =>
  CHANGE_PROBLEMS.find((problem) => problem === value) ?? null;

export const parseFlashMessage = (value: unknown): FlashMessage | null =>
  NOTICES.find((notice) => notice === value) ?? null;

export const parseCancelProblem = (value: unknown): CancelProblem | null =>
  PROBLEMS.find((problem) => problem === value) ?? null;
