/** The outcome of a sign-up form. */
const SIGNUP_OUTCOMES = ['joined', 'duplicate', 'empty', 'invalid', 'failed'] as const;
export type SignupOutcome = (typeof SIGNUP_OUTCOMES)[number];

/** The outcome of using a confirmation link. */
const CONFIRMATION_RESULTS = [
  'confirmed',
  'already_confirmed',
  'expired',
  'unknown',
  'failed',
] as const;
/** The state of a confirmation link, before or after it was used. */
export type ConfirmationState = 'confirmable' | (typeof CONFIRMATION_RESULTS)[number];

/** The state of an unsubscribe link. */
const SUBSCRIPTION_RESULTS = ['subscribed', 'unsubscribed', 'unknown', 'failed'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_RESULTS)[number];

const oneOf =
  <T>(values: readonly T[]) =>
  (value: unknown): T | null =>
    values.find((each) => each === value) ?? null;

// The outcome in a page's query; anything else is null.
export const parseSignupOutcome = oneOf(SIGNUP_OUTCOMES);
export const parseConfirmationResult = oneOf(CONFIRMATION_RESULTS);
export const parseSubscriptionResult = oneOf(SUBSCRIPTION_RESULTS);
