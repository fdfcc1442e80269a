import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { shop } from '../../../lib/shop/shop.ts';
import { renderEmail } from '../_shared/messages/email-template.ts';
import { queueEmail } from '../_shared/messages/outbox.ts';
import type { Admin } from '../_shared/work.ts';
import { LINK_LIFETIME_MS, signInUrl } from '../_shared/messages/staff-invitations.ts';

type SignIn = {
  email: string;
  token: string;
  /** Null sends only the link. */
  code: string | null;
};

// Until the shop has its own name, the email doesn't show the example shop's.
const shopName = () => (shop().isExample ? 'your console' : shop().name);

const renderSignIn = (link: string, code: string | null) =>
  renderEmail({
    subject: code ? `${code} is your code for ${shopName()}` : `Sign in to ${shopName()}`,
    isUnsigned: shop().isExample,
    greeting: 'Hi there,',
    parts: [
      ...(code
        ? [
            `Your code is ${code}. It works once, for 15 minutes, in the browser where you asked for it.`,
          ]
        : []),
      code ? 'Or open the console on this device:' : 'Open the console on this device:',
      { button: 'Open the console', url: link },
      'The link works once, for 15 minutes.',
    ],
    note: 'Didn’t ask for this? Ignore it, and don’t share the code or link. Nobody can get in without this email.',
  });

export async function queueSignInEmail(
  admin: Admin,
  { email, token, code }: SignIn,
  now: Date,
): Promise<void> {
  const message = {
    purpose: 'sign-in-code',
    // Only staff get it, and few a day (lib/http/rate-limits.ts), so no stranger can use up this quota.
    budget: 'guests' as const,
    dedupeKey: `sign-in-code:${crypto.randomUUID()}`,
    sendBefore: new Date(now.getTime() + LINK_LIFETIME_MS),
  };
  const content = renderSignIn(signInUrl(readFunctionEnv().SITE_URL, token), code);
  await queueEmail(admin, { to: email, ...content, ...message }, now);
}
