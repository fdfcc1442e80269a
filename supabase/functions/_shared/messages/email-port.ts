import { readFunctionEnv, type FunctionEnv } from '../../../../lib/env/functions.ts';
import { emailBudget } from '../../../../lib/http/rate-limits.ts';
import { consumeRateLimit } from '../../../../lib/supabase/consume-rate-limit.ts';
import { CLAIM_SECONDS, recordDelivery, type Delivery, type Ending } from './delivery.ts';
import { queueEmail, type OutgoingEmail, type QueuedEmail } from './outbox.ts';
import type { Admin } from '../work.ts';
import { sendBySmtp } from './smtp.ts';

/** `queued`: not sent now; the job send-outbox retries. The others are as in the outbox. */
type EmailOutcome = Ending | 'repeated' | 'over_budget';

/** Sends by SMTP when a server is configured; otherwise the message stays readable in the outbox. */
export const deliverEmail = (
  { SMTP_URL, EMAIL_FROM }: FunctionEnv,
  email: OutgoingEmail & { id: string },
): Promise<Delivery> =>
  SMTP_URL ? sendBySmtp(SMTP_URL, EMAIL_FROM, email) : Promise.resolve({ result: 'kept' });

/**
 * Sends one email now. It is written to the outbox first, so that none is lost or sent twice, and its outcome is
 * recorded there. Nothing is sent past the daily quota of its kind, or when the quota can't be read.
 */
export async function sendEmail(
  admin: Admin,
  email: QueuedEmail,
  now: Date,
): Promise<EmailOutcome> {
  const env = readFunctionEnv();
  const id = await queueEmail(admin, email, now, CLAIM_SECONDS);
  if (id === null) return 'repeated';
  const claimed = { id, purpose: email.purpose, attempts: 1 };
  const limit = emailBudget(env.EMAIL_DAILY_BUDGET, email.budget);
  if ((await consumeRateLimit(admin, [limit], now)) !== null) {
    await recordDelivery(admin, claimed, { result: 'refused', reason: 'daily_budget' }, now);
    return 'over_budget';
  }
  return recordDelivery(admin, claimed, await deliverEmail(env, { ...email, id }), now);
}
