import 'server-only';
import { isEmail } from '@/lib/domain/values/email-address';
import {
  parseSubscriptionResult,
  type ConfirmationState,
  type SignupOutcome,
  type SubscriptionState,
} from '@/lib/domain/messaging/newsletter';
import { newsletterTokenSchema, type NewsletterRequest } from '@/lib/schemas/newsletter';
import { logError } from '@/lib/log/log';
import { adminClient } from '@/lib/supabase/admin-client';
import { invokeFunction, type FunctionAnswer } from '@/lib/data/backend/invoke-function';

type LinkFunction =
  'newsletter_link' | 'confirm_newsletter' | 'unsubscribe_newsletter' | 'resubscribe_newsletter';

export const signUp = (body: NewsletterRequest, visitor: Request): Promise<FunctionAnswer> =>
  invokeFunction('newsletter-signup', { body, visitor });

const OUTCOMES: Readonly<Record<number, SignupOutcome>> = {
  201: 'joined',
  400: 'invalid',
  409: 'duplicate',
};

/** Handles the footer's form as browsers submit it without scripts. */
export async function signUpByForm(
  { email = '', website = '' }: Readonly<Record<string, string | undefined>>,
  visitor: Request,
): Promise<SignupOutcome> {
  if (email.trim() === '') return 'empty';
  if (!isEmail(email)) return 'invalid';
  const { status } = await signUp({ email, website, signup_source: 'footer' }, visitor);
  return OUTCOMES[status] ?? 'failed';
}

// The emailed token authorizes the call. Malformed tokens never reach the database.
async function follow(name: LinkFunction, token: unknown): Promise<string> {
  const parsed = newsletterTokenSchema.safeParse(token);
  if (!parsed.success) return 'unknown';
  const { data, error } = await adminClient().rpc(name, { p_token: parsed.data });
  if (!error) return data;
  logError('newsletter link failed', error, { function: name });
  return 'failed';
}

export async function getConfirmation(token: unknown): Promise<ConfirmationState> {
  const state = await follow('newsletter_link', token);
  if (state === 'confirmed') return 'already_confirmed';
  return state === 'subscribed' || state === 'unsubscribed'
    ? 'unknown'
    : (state as ConfirmationState);
}

export async function getSubscription(token: unknown): Promise<SubscriptionState> {
  const state = await follow('newsletter_link', token);
  return parseSubscriptionResult(state) ?? 'unknown';
}

export const confirmSignup = async (token: unknown) =>
  (await follow('confirm_newsletter', token)) as ConfirmationState;

export const unsubscribe = async (token: unknown) =>
  (await follow('unsubscribe_newsletter', token)) as SubscriptionState;

export const resubscribe = async (token: unknown) =>
  (await follow('resubscribe_newsletter', token)) as SubscriptionState;
