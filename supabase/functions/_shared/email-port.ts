import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { takeAllowances } from './allowances.ts';
import type { Admin } from './quote-inputs.ts';
import { sendBySmtp } from './smtp.ts';

export type OutgoingEmail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
};
type QueuedEmail = OutgoingEmail & {
  /** Why it is sent, for the host and for counting, e.g. 'booking-confirmation'. */
  purpose: string;
  /** A second mail under the same key is not sent. */
  dedupeKey: string;
};

/** `kept`: there is no mail server, the outbox is where it can be read. */
export type EmailOutcome = 'sent' | 'kept' | 'repeated' | 'over_budget' | 'failed';

type Result = { status: 'sent' | 'failed'; provider_id?: string; sent_at?: string; error?: string };

const DAY_SECONDS = 86_400;
const LONGEST_ERROR = 500;
// One recipient and nothing that could end a header or begin another address.
const ADDRESS = /^[^\s@,;:<>()[\]\\"\p{Cc}]+@[^\s@,;:<>()[\]\\"\p{Cc}]+$/u;

async function queue(admin: Admin, email: QueuedEmail, now: Date): Promise<string | undefined> {
  const [row] = expectData(
    await admin
      .from('outbox')
      .upsert(
        {
          channel: 'email',
          recipient: email.to,
          subject: email.subject,
          body: email.text,
          html: email.html ?? null,
          headers: email.headers ?? null,
          purpose: email.purpose,
          dedupe_key: email.dedupeKey,
          created_at: now.toISOString(),
        },
        { onConflict: 'dedupe_key', ignoreDuplicates: true },
      )
      .select('id'),
  );
  return row?.id;
}

/**
 * Sends one e-mail. It stands in the outbox before anything leaves, so none is lost and none is sent twice; the
 * outcome is noted there. Past the day's budget, or when the budget cannot be read, nothing is sent.
 */
export async function sendEmail(
  admin: Admin,
  email: QueuedEmail,
  now: Date,
): Promise<EmailOutcome> {
  if (!ADDRESS.test(email.to)) throw new Error('Not one plain e-mail address');
  const { SMTP_URL, EMAIL_FROM, EMAIL_DAILY_BUDGET } = readFunctionEnv();
  const id = await queue(admin, email, now);
  if (id === undefined) return 'repeated';

  const note = async (change: Result) =>
    expectData(await admin.from('outbox').update(change).eq('id', id));
  const budget = { key: 'email:budget', most: EMAIL_DAILY_BUDGET, seconds: DAY_SECONDS };
  if ((await takeAllowances(admin, [budget], now)) !== null) {
    console.error(`The daily e-mail budget of ${EMAIL_DAILY_BUDGET} is used up: ${email.purpose}`);
    await note({ status: 'failed', error: 'daily budget' });
    return 'over_budget';
  }
  if (!SMTP_URL) return 'kept';

  try {
    const providerId = await sendBySmtp(SMTP_URL, EMAIL_FROM, email);
    await note({ status: 'sent', provider_id: providerId, sent_at: now.toISOString() });
    return 'sent';
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(`An e-mail was not sent (${email.purpose}): ${message}`);
    await note({ status: 'failed', error: message.slice(0, LONGEST_ERROR) });
    return 'failed';
  }
}
