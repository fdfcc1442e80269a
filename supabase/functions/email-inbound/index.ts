import { z } from 'zod';
import {
  bareAddress,
  cutQuotedText,
  htmlToText,
  parseReplyAddress,
} from '../../../lib/domain/messaging/email-reply.ts';
import { mailboxOf } from '../../../lib/domain/values/email-address.ts';
import { readFunctionEnv, type FunctionEnv } from '../../../lib/env/functions.ts';
import { logError } from '../../../lib/log/log.ts';
import { limitsOf } from '../../../lib/http/rate-limits.ts';
import { longTextSchema } from '../../../lib/schemas/fields.ts';
import { reachedRateLimit } from '../../../lib/supabase/consume-rate-limit.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { readCapped } from '../_shared/capped-body.ts';
import type { Admin } from '../_shared/work.ts';
import { replyProof } from '../_shared/messages/reply-address.ts';
import { errorResponse } from '../_shared/responses.ts';
import { serveOpen } from '../_shared/serve.ts';
import { hashWithKey } from '../_shared/visitor.ts';
import { isSigned } from './signature.ts';

const MAX_EVENT_BYTES = 64 * 1024;
const MAX_MAIL_BYTES = 1024 * 1024;
const TIMEOUT_MS = 6000;
const MAX_TEXT = 2000;
// Same as on the thread's page.
const MAX_MESSAGES = 60;

const eventSchema = z.object({
  type: z.string(),
  data: z.object({
    email_id: z.uuid(),
    from: z.string().max(1000),
    to: z.array(z.string().max(1000)).max(100),
  }),
});
type Received = z.infer<typeof eventSchema>['data'];

const mailSchema = z.object({ text: z.string().nullish(), html: z.string().nullish() });

// The same response for a stored message, a duplicate, and one without a thread.
const taken = () => Response.json({ received: true });
const tryAgain = (status: 429 | 502) =>
  errorResponse(status, 'try_again', 'Please send this again later.');

type Thread = { token: string; guest_email: string | null };

/** The booking or the question of a reference. */
async function readThread(admin: Admin, reference: string): Promise<Thread | undefined> {
  const read = (table: 'bookings' | 'guest_questions') =>
    admin.from(table).select('token, guest_email').eq('reference', reference);
  const [booking] = expectData(await read('bookings'));
  return booking ?? expectData(await read('guest_questions'))[0];
}

/** The thread that the email replies to, if its guest wrote it. */
async function findThread(admin: Admin, { from, to }: Received, base: string) {
  for (const address of to) {
    const parsed = parseReplyAddress(base, bareAddress(address));
    if (!parsed || (await replyProof(parsed.reference)) !== parsed.proof) continue;
    const thread = await readThread(admin, parsed.reference);
    const email = thread?.guest_email;
    if (email && mailboxOf(email) === mailboxOf(bareAddress(from))) return thread;
  }
  return null;
}

/** Fetches the text of a received email, which the event lacks; undefined if the provider doesn't return it. */
async function fetchText(id: string, env: FunctionEnv): Promise<string | undefined> {
  try {
    const response = await fetch(new URL(`/emails/receiving/${id}`, env.RESEND_BASE_URL), {
      headers: { Authorization: `Bearer ${env.RESEND_API_KEY}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    const body = await readCapped(response as unknown as Request, MAX_MAIL_BYTES);
    if (!response.ok) return undefined;
    // Too long for a reply.
    if (!body) return '';
    const { text, html } = mailSchema.parse(JSON.parse(await body.text()));
    return cutQuotedText(text?.trim() ? text : htmlToText(html ?? ''));
  } catch (error) {
    logError('received email could not be read', error);
    return undefined;
  }
}

/** A message as the guest's page would accept it, cut to its limit; null when nothing is left. */
function toMessage(text: string): string | null {
  const plain = text.replace(/[\0\p{Cs}]/gu, ' ');
  const short =
    [...plain].length > MAX_TEXT ? `${[...plain].slice(0, MAX_TEXT - 2).join('')} …` : plain;
  const { data } = longTextSchema(MAX_TEXT).safeParse(short);
  return data ? data : null;
}

/** The webhook for guests' email replies, which are stored as messages of their booking or question. */
export default serveOpen('POST', async (request, { admin, now }) => {
  const env = readFunctionEnv();
  const { RESEND_WEBHOOK_SECRET: secrets, REPLY_ADDRESS: base } = env;
  const body = await (await readCapped(request, MAX_EVENT_BYTES))?.text();
  if (
    !secrets ||
    !base ||
    body === undefined ||
    !(await isSigned(request.headers, body, { secrets, now }))
  ) {
    return errorResponse(403, 'not_signed', 'This is for the mail provider only.');
  }
  const { data: event } = eventSchema.safeParse(parseJson(body));
  if (event?.type !== 'email.received') return taken();
  const thread = await findThread(admin, event.data, base);
  if (!thread) return taken();
  // Checks the limit before the expensive fetch; the message counts when it is stored.
  const limits = limitsOf('guest-message', { booking: await hashWithKey(`stay:${thread.token}`) });
  if ((await reachedRateLimit(admin, limits, now)) !== null) return tryAgain(429);
  const text = await fetchText(event.data.email_id, env);
  if (text === undefined) return tryAgain(502);
  const message = toMessage(text);
  if (message === null) return taken();
  const stored = await admin.rpc('leave_guest_message', {
    p_token: thread.token,
    p_id: event.data.email_id,
    p_body: message,
    p_limits: limits,
    p_most: MAX_MESSAGES,
    p_now: now.toISOString(),
  });
  return expectData(stored) === 'limited' ? tryAgain(429) : taken();
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
