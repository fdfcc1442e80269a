import { expectData } from '../../../../lib/supabase/expect-data.ts';
import type { Json } from '../../../../lib/supabase/database.types.ts';
import type { EmailBudget, TextBudget } from '../../../../lib/http/rate-limits.ts';
import type { Admin } from '../work.ts';
import { adoptPhoneHash } from './phone-hash.ts';

type Message = {
  /** The purpose for the host and for statistics, e.g. 'booking-confirmation'. */
  purpose: string;
  /** The idempotency key: a second message with it isn't sent. */
  dedupeKey: string;
  /** Not sent earlier; defaults to now. */
  sendAt?: Date;
  /** Canceled instead of sent from this time on. */
  sendBefore?: Date;
};

export type OutgoingEmail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
};
export type QueuedEmail = OutgoingEmail & Message & { budget: EmailBudget };

/** `to` is E.164. */
type QueuedText = { to: string; body: string; budget: TextBudget } & Message;

// One recipient, without characters that could end a header or start another address.
const ADDRESS = /^[^\s@,;:<>()[\]\\"\p{Cc}]+@[^\s@,;:<>()[\]\\"\p{Cc}]+$/u;
const PHONE = /^\+[1-9]\d{6,14}$/;

async function queue(
  admin: Admin,
  message: Record<string, Json | undefined>,
  { purpose, dedupeKey, sendAt, sendBefore }: Message,
  now: Date,
  claimSeconds?: number,
): Promise<string | null> {
  const queued = await admin.rpc('queue_message', {
    p_message: {
      ...message,
      purpose,
      dedupe_key: dedupeKey,
      send_at: sendAt?.toISOString(),
      send_before: sendBefore?.toISOString(),
    },
    ...(claimSeconds !== undefined && { p_claim_seconds: claimSeconds }),
    p_now: now.toISOString(),
  });
  // The generated types don't know that a function may return null.
  return expectData(queued) as string | null;
}

/**
 * Queues an email for the job send-outbox or, with `claimSeconds`, leased to the caller, who sends it at once. Returns
 * its id, or null when its dedupe key was used before.
 */
export async function queueEmail(
  admin: Admin,
  email: QueuedEmail,
  now: Date,
  claimSeconds?: number,
): Promise<string | null> {
  if (!ADDRESS.test(email.to)) throw new Error('Not one plain email address');
  const { to, subject, text, html, headers, budget } = email;
  const message = { channel: 'email', recipient: to, subject, body: text, html, headers, budget };
  return queue(admin, message, email, now, claimSeconds);
}

/** Queues a text message like `queueEmail`. Opt-outs are checked when it is sent. */
export async function queueText(admin: Admin, text: QueuedText, now: Date): Promise<string | null> {
  if (!PHONE.test(text.to)) throw new Error('Not a phone number in E.164');
  const phone_hash = await adoptPhoneHash(admin, text.to);
  const { to: recipient, body, budget } = text;
  const message = { channel: 'text', recipient, phone_hash, body, budget };
  return queue(admin, message, text, now);
}

/** Cancels messages with these keys that are neither sent nor being sent; returns how many. */
export async function withdrawMessages(
  admin: Admin,
  dedupeKeys: readonly string[],
): Promise<number> {
  return expectData(await admin.rpc('withdraw_messages', { p_dedupe_keys: [...dedupeKeys] }));
}
