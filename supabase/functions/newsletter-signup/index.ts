import { z } from 'zod';
import {
  limitsOf,
  RATE_LIMITS,
  newsletterBudget,
  type Limit,
} from '../../../lib/http/rate-limits.ts';
import { newsletterRequestSchema } from '../../../lib/schemas/newsletter.ts';
import { callRpc } from '../../../lib/supabase/call-rpc.ts';
import { consumeRateLimit } from '../../../lib/supabase/consume-rate-limit.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import type { LetterTexts } from '../../../lib/domain/messaging/letter.ts';
import { alreadySubscribedText } from '../../../lib/copy/already-subscribed.ts';
import { sendEmail } from '../_shared/messages/email-port.ts';
import { readLetterTexts } from '../_shared/messages/letter-texts.ts';
import type { Admin } from '../_shared/work.ts';
import { parseBody, errorResponse } from '../_shared/responses.ts';
import { serve } from '../_shared/serve.ts';
import { hashNetwork, hashWithKey } from '../_shared/visitor.ts';
import { confirmationEmail, consentWords } from './confirmation-email.ts';
import { mailboxOf, mailDomainOf } from '../../../lib/domain/values/email-address.ts';
import { readFunctionEnv } from '../../../lib/env/functions.ts';

// Public mail providers, whose domains have no limit, because it would block the fifty-first of their users.
const PUBLIC_DOMAINS = new Set([
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'ymail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'msn.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'comcast.net',
  'att.net',
  'bellsouth.net',
  'sbcglobal.net',
  'verizon.net',
  'charter.net',
  'cox.net',
  'proton.me',
  'protonmail.com',
  'gmx.com',
  'mail.com',
  'fastmail.com',
  'zoho.com',
]);

async function mailLimits(email: string): Promise<Limit[]> {
  const domain = mailDomainOf(email);
  const ids = {
    mailbox: await hashWithKey(mailboxOf(email)),
    domain: PUBLIC_DOMAINS.has(domain) ? null : await hashWithKey(domain),
  };
  return [
    ...limitsOf('newsletter-confirmation', ids),
    newsletterBudget(readFunctionEnv().EMAIL_DAILY_BUDGET),
  ];
}

type Signup = z.output<typeof newsletterRequestSchema>;

const outcomeSchema = z.object({
  result: z.enum(['signed_up', 'duplicate', 'limited']),
  confirmation: z
    .object({ signupId: z.string(), confirmationToken: z.string(), unsubscribeToken: z.string() })
    .optional(),
});
type Outcome = z.infer<typeof outcomeSchema>;

// Faster than a person can type an email address.
const FASTEST_MS = 250;
const DAY_MS = 86_400_000;

const isTooFast = ({ elapsed_ms }: Signup) => elapsed_ms !== undefined && elapsed_ms < FASTEST_MS;

const signedUp = () => Response.json({ signup: { status: 'pending' } }, { status: 201 });
const tooMany = () =>
  errorResponse(429, 'too_many_requests', RATE_LIMITS['newsletter-signup'].message);
const duplicate = () => errorResponse(409, '23505', alreadySubscribedText());

async function storeSignup(
  admin: Admin,
  signup: Signup,
  texts: LetterTexts,
  now: Date,
): Promise<Outcome> {
  const { email, signup_source, traffic_source } = signup;
  const args = {
    p_email: email,
    p_mail_limits: await mailLimits(email),
    ...(signup_source && { p_signup_source: signup_source }),
    ...(traffic_source && { p_traffic_source: traffic_source }),
    p_now: now.toISOString(),
    p_consent_words: consentWords(texts),
  };
  return callRpc(admin, 'sign_up_for_newsletter', args, outcomeSchema);
}

/** Sends no confirmation for a form submitted too fast, which may be a bot's; a person will try again. */
async function storeWithoutConfirmation(admin: Admin, signup: Signup): Promise<Outcome> {
  const { email, signup_source, traffic_source } = signup;
  const inserted = await admin
    .from('newsletter_signups')
    .insert({ email, signup_source, traffic_source });
  if (inserted.error?.code === '23505') return { result: 'duplicate' };
  expectData(inserted);
  return { result: 'signed_up' };
}

/**
 * The first signup with a filled honeypot is stored without an email, because it is usually a bot's. A person whose
 * browser fills in hidden fields gets the email by signing up again.
 */
async function storeScreened(
  admin: Admin,
  signup: Signup,
  texts: LetterTexts,
  now: Date,
): Promise<Outcome> {
  if (isTooFast(signup)) return storeWithoutConfirmation(admin, signup);
  if (signup.website) {
    const kept = await storeWithoutConfirmation(admin, signup);
    if (kept.result === 'signed_up') return kept;
  }
  return storeSignup(admin, signup, texts, now);
}

async function sendConfirmation(
  admin: Admin,
  email: string,
  { signupId, ...tokens }: NonNullable<Outcome['confirmation']>,
  texts: LetterTexts,
  now: Date,
): Promise<void> {
  const outcome = await sendEmail(
    admin,
    {
      ...confirmationEmail(email, tokens, texts),
      purpose: 'newsletter-confirmation',
      budget: 'newsletter',
      dedupeKey: `newsletter-confirmation:${signupId}:${now.toISOString()}`,
    },
    now,
  );
  if (outcome === 'sent' || outcome === 'kept' || outcome === 'queued') return;
  // After a failed email, a new attempt need not wait a day.
  const dayBefore = new Date(now.getTime() - DAY_MS).toISOString();
  expectData(
    await admin
      .from('newsletter_signups')
      .update({ confirmation_sent_at: dayBefore })
      .eq('id', signupId),
  );
}

export default serve('POST', async (request, { admin, now, address }) => {
  const body = await parseBody(request, newsletterRequestSchema);
  const limits = limitsOf('newsletter-signup', { network: await hashNetwork(address) });
  if ((await consumeRateLimit(admin, limits, now)) !== null) return tooMany();

  // Read before the address is stored, because an email that fails afterwards wouldn't be retried for a day.
  const texts = await readLetterTexts(admin, 'newsletter-confirmation');
  const { result, confirmation } = await storeScreened(admin, body, texts, now);
  if (confirmation) await sendConfirmation(admin, body.email, confirmation, texts, now);
  if (result === 'limited') return tooMany();
  return result === 'duplicate' ? duplicate() : signedUp();
});
