import { readFunctionEnv, type FunctionEnv } from '../../../lib/env/functions.ts';
import { log, logError } from '../../../lib/log/log.ts';
import { messageBudgets, type Limit } from '../../../lib/http/rate-limits.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import {
  CLAIM_SECONDS,
  recordDelivery,
  type Delivery,
  type Ending,
} from '../_shared/messages/delivery.ts';
import { deliverEmail } from '../_shared/messages/email-port.ts';
import type { Work } from '../_shared/work.ts';
import { deliveryOf, openTextPort, type TextPort } from '../_shared/messages/text-port.ts';
import { queueBookingLinks } from './booking-links.ts';
import { queueNewsletter, renderOwnerMails } from './render-letters.ts';

/** A row of the outbox, as the database function claim_message returns it. */
type Message = {
  id: string;
  channel: 'text' | 'email';
  recipient: string;
  phone_hash: string | null;
  subject: string | null;
  body: string;
  html: string | null;
  headers: Record<string, string> | null;
  purpose: string;
  budget: string;
  attempts: number;
};

/** Undefined: no provider is configured. Null: one is, but incompletely, so its messages wait. */
type Limits = Record<Message['channel'], Record<string, Limit[]> | null | undefined>;
type Sending = Work & { env: FunctionEnv; texts: TextPort | null; limits: Limits };

const AT_ONCE = 4;

// A job must respond within 25 s, and the last attempt may take 6 s.
const MAX_MS = 15_000;

function openTexts(env: FunctionEnv): TextPort | null {
  try {
    return openTextPort(env);
  } catch (error) {
    logError('texts wait in the outbox', error);
    return null;
  }
}

async function closeLostClaims({ admin, now }: Work): Promise<number> {
  const lost = expectData(await admin.rpc('give_up_lost_claims', { p_now: now.toISOString() }));
  for (const id of lost) {
    // It may have been sent, so it isn't sent again.
    log('error', 'message cut off while sending', { id });
  }
  return lost.length;
}

async function claim({ admin, now, limits }: Sending): Promise<Message | null> {
  const claimed = await admin.rpc('claim_message', {
    p_limits: limits,
    p_seconds: CLAIM_SECONDS,
    p_now: now.toISOString(),
  });
  return expectData(claimed) as Message | null;
}

async function deliverText({ admin, texts, now }: Sending, message: Message): Promise<Delivery> {
  if (!texts) throw new Error('A text message was claimed without a provider');
  const outcome = await texts.send({ to: message.recipient, body: message.body });
  if (!outcome.ok && outcome.failure === 'opted_out' && message.phone_hash) {
    const optOut = { p_phone_hash: message.phone_hash, p_opted_out: true };
    expectData(await admin.rpc('set_text_opt_out', { ...optOut, p_now: now.toISOString() }));
  }
  return deliveryOf(outcome);
}

const deliver = (sending: Sending, message: Message): Promise<Delivery> =>
  message.channel === 'text'
    ? deliverText(sending, message)
    : deliverEmail(sending.env, {
        id: message.id,
        to: message.recipient,
        subject: message.subject ?? '',
        text: message.body,
        html: message.html ?? undefined,
        headers: message.headers ?? undefined,
      });

async function send(sending: Sending, message: Message): Promise<Ending> {
  const { admin, now, limits } = sending;
  const delivery = await deliver(sending, message);
  const ending = await recordDelivery(admin, message, delivery, now);
  if (delivery.result === 'not_taken' || delivery.result === 'refused') {
    const p_limits = limits[message.channel]?.[message.budget] ?? [];
    expectData(await admin.rpc('give_back_allowances', { p_limits, p_now: now.toISOString() }));
  }
  return ending;
}

/**
 * Sends due messages, each at most once: a lease assigns it to one worker, and a message whose lease expired is never
 * sent again. Returns counts by outcome.
 */
export async function sendOutbox(work: Work): Promise<Record<string, number>> {
  const env = readFunctionEnv();
  const texts = openTexts(env);
  const budgets = messageBudgets(env.EMAIL_DAILY_BUDGET, env.TEXT_DAILY_BUDGET);
  const limits = {
    email: env.SMTP_URL ? budgets.email : undefined,
    text: texts && (env.TWILIO_ACCOUNT_SID ? budgets.text : undefined),
  };
  const sending = { ...work, env, texts, limits };
  const done: Record<string, number> = {};
  const lost = await closeLostClaims(work);
  if (lost > 0) done.unknown = lost;
  await queueBookingLinks(work);
  await queueNewsletter(work);
  await renderOwnerMails(work);

  const deadline = performance.now() + MAX_MS;
  const worker = async () => {
    while (performance.now() < deadline) {
      const message = await claim(sending);
      if (!message) return;
      const ending = await send(sending, message);
      done[ending] = (done[ending] ?? 0) + 1;
    }
  };
  // One worker's failure doesn't stop the others.
  const workers = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  const failed = workers.find((each) => each.status === 'rejected');
  if (failed)
    throw new Error('A message could not be claimed or recorded', { cause: failed.reason });
  return done;
}
