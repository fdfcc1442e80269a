import { hashSecret, newSecret } from '../../../../lib/http/sign-in-secrets.ts';
import { shop } from '../../../../lib/shop/shop.ts';
import { renderEmail } from './email-template.ts';
import { queueEmail } from './outbox.ts';
import type { Admin } from '../work.ts';

export const LINK_LIFETIME_MS = 15 * 60_000;

type Account = { userId: string; link: string };

/** The page with the button that opens the console. */
export function signInUrl(siteUrl: string, token: string): string {
  const link = new URL('/host/auth/confirm', siteUrl);
  link.searchParams.set('token', token);
  link.searchParams.set('next', '/host');
  return link.href;
}

export class AccountFailed extends Error {
  override name = 'AccountFailed';
}

/** Finds or creates the account of an email address, and returns a one-time link for it. This grants no role. */
export async function ensureAccount(
  admin: Admin,
  email: string,
  siteUrl: string,
): Promise<Account> {
  const made = await admin.auth.admin.createUser({ email, email_confirm: true });
  if (made.error && made.error.code !== 'email_exists') {
    throw new AccountFailed('No account could be made', { cause: made.error });
  }
  const token = newSecret();
  const stored = await admin.rpc('make_sign_in_link', {
    p_email: email,
    p_hash: await hashSecret(token),
  });
  if (stored.error) throw new AccountFailed('No link could be made', { cause: stored.error });
  // The generated types don't know that a function may return null.
  const userId = stored.data as string | null;
  if (userId === null) throw new AccountFailed('The account cannot be found');
  return { userId, link: signInUrl(siteUrl, token) };
}

type Invitation = { email: string; link: string; dedupeKey: string };

export async function queueInvitation(
  admin: Admin,
  { email, link, dedupeKey }: Invitation,
  now: Date,
): Promise<void> {
  const signIn = new URL('/host/sign-in', link).href;
  // Until the shop has its own name, the email doesn't show the example shop's.
  const console = shop().isExample ? 'your console' : `${shop().name}’s console`;
  const content = renderEmail({
    subject: `You’re invited to ${console}`,
    greeting: 'Hi there,',
    isUnsigned: shop().isExample,
    parts: [
      `You’re in! This link opens ${console} once, within the next 15 minutes.`,
      { button: 'Open the console', url: link },
      `After that, sign in at ${signIn} with your email and we’ll send you a code. You can set a password once you’re in.`,
    ],
    note: 'Didn’t expect this? Ignore it.',
  });
  const message = {
    purpose: 'host-invitation',
    budget: 'owners' as const,
    dedupeKey,
    sendBefore: new Date(now.getTime() + LINK_LIFETIME_MS),
  };
  await queueEmail(admin, { to: email, ...content, ...message }, now);
}
