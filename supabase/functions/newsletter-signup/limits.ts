import { mailboxOf, mailDomainOf } from '../../../lib/domain/email-address.ts';
import { readFunctionEnv } from '../../../lib/env/functions.ts';
import type { Limit } from '../_shared/allowances.ts';
import { hashNetwork, hashPrivately } from '../_shared/visitor.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

// Where strangers share a domain, a limit for it would keep out the fifty-first of them.
const PUBLIC_DOMAINS = new Set([
  ...['gmail.com', 'googlemail.com', 'yahoo.com', 'ymail.com', 'outlook.com', 'hotmail.com'],
  ...['live.com', 'msn.com', 'icloud.com', 'me.com', 'mac.com', 'aol.com', 'comcast.net'],
  ...['att.net', 'bellsouth.net', 'sbcglobal.net', 'verizon.net', 'charter.net', 'cox.net'],
  ...['proton.me', 'protonmail.com', 'gmx.com', 'mail.com', 'fastmail.com', 'zoho.com'],
]);

/**
 * What one network may ask: wide enough for the guests of a hotel, and still a bound on how many addresses it can try
 * whether they are on the list. Mailboxes are protected by the limits below, whoever asks.
 */
export async function networkLimits(address: string): Promise<Limit[]> {
  const network = await hashNetwork(address);
  return [
    { key: `newsletter:network:hour:${network}`, most: 100, seconds: HOUR },
    { key: `newsletter:network:day:${network}`, most: 300, seconds: DAY },
  ];
}

/** What confirmations may be mailed, whoever asks. */
export async function mailLimits(email: string): Promise<Limit[]> {
  const mailbox = await hashPrivately(mailboxOf(email));
  const domain = mailDomainOf(email);
  // The other half is for guests who have booked.
  const budget = Math.floor(readFunctionEnv().EMAIL_DAILY_BUDGET / 2);
  return [
    { key: `newsletter:mailbox:day:${mailbox}`, most: 2, seconds: DAY },
    { key: `newsletter:mailbox:month:${mailbox}`, most: 5, seconds: 30 * DAY },
    ...(PUBLIC_DOMAINS.has(domain)
      ? []
      : [{ key: `newsletter:domain:${await hashPrivately(domain)}`, most: 50, seconds: DAY }]),
    { key: 'newsletter:budget', most: budget, seconds: DAY },
  ];
}
