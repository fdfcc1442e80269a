/** How a sign-up ended for the person who sent the form. */
export type SignupOutcome = 'joined' | 'duplicate' | 'empty' | 'invalid' | 'failed';

/** What the link of a confirmation opens, or has just done. */
export type ConfirmationState =
  'confirmable' | 'confirmed' | 'already_confirmed' | 'expired' | 'unknown' | 'failed';

/** The same of the link to leave. */
export type SubscriptionState = 'subscribed' | 'unsubscribed' | 'unknown' | 'failed';

const SIGNUP_OUTCOMES: readonly SignupOutcome[] = [
  'joined',
  'duplicate',
  'empty',
  'invalid',
  'failed',
];
const CONFIRMATION_RESULTS: readonly ConfirmationState[] = [
  'confirmed',
  'already_confirmed',
  'expired',
  'unknown',
  'failed',
];
const SUBSCRIPTION_RESULTS: readonly SubscriptionState[] = [
  'subscribed',
  'unsubscribed',
  'unknown',
  'failed',
];

const oneOf =
  <T>(values: readonly T[]) =>
  (value: unknown): T | null =>
    values.find((each) => each === value) ?? null;

// What a page is told by its address; anything else there says nothing.
export const parseSignupOutcome = oneOf(SIGNUP_OUTCOMES);
export const parseConfirmationResult = oneOf(CONFIRMATION_RESULTS);
export const parseSubscriptionResult = oneOf(SUBSCRIPTION_RESULTS);
