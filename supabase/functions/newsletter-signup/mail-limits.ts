import { mailboxOf, mailDomainOf } from '../../../lib/domain/values/email-address.ts';
import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { limitsOf, newsletterBudget, type Limit } from '../../../lib/rate-limits.ts';
import { hashPrivately } from '../_shared/visitor.ts';

// Where strangers share a domain, a limit for it would keep out the fifty-first of them.
const PUBLIC_DOMAINS = new Set([
  ...['gmail.com', 'googlemail.com', 'yahoo.com', 'ymail.com', 'outlook.com', 'hotmail.com'],
  ...['live.com', 'msn.com', 'icloud.com', 'me.com', 'mac.com', 'aol.com', 'comcast.net'],
  ...['att.net', 'bellsouth.net', 'sbcglobal.net', 'verizon.net', 'charter.net', 'cox.net'],
  ...['proton.me', 'protonmail.com', 'gmx.com', 'mail.com', 'fastmail.com', 'zoho.com'],
]);

/** What confirmations may be mailed, whoever asks. */
export async function mailLimits(email: string): Promise<Limit[]> {
  const domain = mailDomainOf(email);
  const ids = {
    mailbox: await hashPrivately(mailboxOf(email)),
    domain: PUBLIC_DOMAINS.has(domain) ? null : await hashPrivately(domain),
  };
  return [
    ...limitsOf('newsletter-confirmation', ids),
    newsletterBudget(readFunctionEnv().EMAIL_DAILY_BUDGET),
  ];
}
