import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { admin, callFunction } from './backend.ts';

const HOUR_MS = 3_600_000;

/** Mid-hour, so that no rate limit window ends during a test. */
export const NOW = new Date('2031-03-10T15:20:00Z');
export const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);

export const newEmail = (domain = 'gmail.com') => `june.${randomUUID()}@${domain}`;

/** An IP address in a new network. */
export function newAddress(): string {
  const groups = randomUUID().replaceAll('-', '').slice(0, 16).match(/.{4}/g) ?? [];
  return `${groups.join(':')}::1`;
}

/** Calls the function as the site does for a visitor, by default from a new network. */
export function signUp(body: object, address = newAddress()): Promise<Response> {
  return callFunction('newsletter-signup', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { apikey: process.env.SUPABASE_SECRET_KEY ?? '', 'X-Visitor-Address': address },
  });
}

export async function statusOf(body: object, address?: string): Promise<number> {
  const response = await signUp(body, address);
  await response.text();
  return response.status;
}

export async function readSignup(email: string) {
  const rows = expectData(await admin.from('newsletter_signups').select('*').eq('email', email));
  assert.ok(rows.length <= 1);
  return rows[0];
}

export async function tokensFor(email: string) {
  const row = await readSignup(email);
  return { confirm: row?.confirmation_token ?? '', leave: row?.unsubscribe_token ?? '' };
}
