import { readFunctionEnv, type FunctionEnv } from '../../../lib/env/functions.ts';
import { buildTextMessage } from '../../../lib/domain/messaging/text-message.ts';
import { paths } from '../../../lib/http/paths.ts';
import type { Limit } from '../../../lib/http/rate-limits.ts';
import { textRequestSchema, type TextRequest } from '../../../lib/schemas/text.ts';
import { logError } from '../../../lib/log/log.ts';
import { shop } from '../../../lib/shop/shop.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { consentChanged, readConsent } from '../_shared/messages/consent.ts';
import { CLAIM_SECONDS, recordDelivery } from '../_shared/messages/delivery.ts';
import { HashKeyMissing } from '../_shared/messages/phone-hash.ts';
import type { Admin } from '../_shared/work.ts';
import { parseBody, errorResponse } from '../_shared/responses.ts';
import type { Context } from '../_shared/serve.ts';
import {
  deliveryOf,
  openTextPort,
  type TextOutcome,
  type TextFailure,
} from '../_shared/messages/text-port.ts';
import { textLimits, type TextLimits } from './limits.ts';
import { canGetTexts } from '../_shared/messages/plausible-phone.ts';
import {
  invalidNumberResponse,
  limitedResponse,
  optedOutResponse,
} from '../_shared/messages/text-replies.ts';
import { visitorPage } from '../_shared/messages/text-sender.ts';
import { createLinkToken } from './token.ts';

const GENERIC = 'Failed to send text. Please try again.';
const REPLIES: Record<TextFailure, () => Response> = {
  invalid_number: invalidNumberResponse,
  not_our_country: invalidNumberResponse,
  opted_out: optedOutResponse,
  no_mobile: () =>
    errorResponse(422, 'no_mobile', 'That looks like a landline, which can’t get texts.'),
  blocked: () =>
    errorResponse(
      422,
      'blocked',
      'The phone company blocked this text. Copy or share the link instead.',
    ),
  busy: () =>
    errorResponse(
      429,
      'busy',
      'A lot of texts are going out right now. Please try again in a minute.',
    ),
  unavailable: () =>
    errorResponse(
      502,
      'unavailable',
      'We can’t send texts right now. Copy or share the link instead.',
    ),
  failed: () => errorResponse(502, 'text_failed', GENERIC),
};

const textFailed = (failure: TextFailure) => REPLIES[failure]();

const PURPOSE = 'cabin_link';

type Admission =
  | { result: 'unknown_cabin' }
  | { result: 'opted_out' }
  | { result: 'limited'; key: string }
  | { result: 'admitted'; title: string; city: string };

async function admit(
  admin: Admin,
  cabinId: string,
  { phoneHash, caller, number, shared }: TextLimits,
  now: Date,
): Promise<Admission> {
  const admission = await admin.rpc('admit_text', {
    p_cabin_id: cabinId,
    p_phone_hash: phoneHash,
    p_caller_limits: caller,
    p_phone_limits: [...number, ...shared],
    p_now: now.toISOString(),
  });
  return expectData(admission) as Admission;
}

type Queued = {
  text: TextRequest;
  cabin: { title: string; city: string };
  limits: TextLimits;
  page: string | null;
};

async function queue(
  { admin, now }: Context,
  env: FunctionEnv,
  { text, cabin, limits, page }: Queued,
): Promise<{ id: string; body: string }> {
  const token = createLinkToken();
  const link = new URL(paths.textLink(token), env.SITE_URL).href;
  const body = buildTextMessage({ brand: shop().name, ...cabin, link });
  const queued = await admin.rpc('queue_text', {
    p_text: {
      recipient: text.phone,
      body,
      claim_seconds: CLAIM_SECONDS,
      link: { token, cabin_id: text.cabin.id, saved: [], ...text.context },
      consent: {
        phone_hash: limits.phoneHash,
        address_hash: limits.addressHash,
        session_id: text.sessionId,
        source: text.source,
        page,
        purpose: PURPOSE,
        disclosure_version: text.consent.version,
        disclosure_text: text.consent.text,
      },
    },
    p_now: now.toISOString(),
  });
  return { id: expectData(queued), body };
}

/** The visitor sees the failure and may retry, so the job doesn't retry a failed SMS. */
async function record({ admin, now }: Context, id: string, outcome: TextOutcome): Promise<void> {
  const delivery = deliveryOf(outcome);
  const noted =
    delivery.result === 'not_taken' ? { ...delivery, result: 'refused' as const } : delivery;
  await recordDelivery(admin, { id, purpose: PURPOSE, attempts: 1 }, noted, now);
}

async function giveBack({ admin, now }: Context, limits: readonly Limit[]): Promise<void> {
  const p_limits = limits.map(({ key, seconds }) => ({ key, seconds }));
  expectData(await admin.rpc('give_back_allowances', { p_limits, p_now: now.toISOString() }));
}

async function answerFailure(
  context: Context,
  outcome: Extract<TextOutcome, { ok: false }>,
  { phoneHash, number }: TextLimits,
): Promise<Response> {
  if (outcome.failure === 'opted_out') {
    const optOut = { p_phone_hash: phoneHash, p_opted_out: true, p_now: context.now.toISOString() };
    expectData(await context.admin.rpc('set_text_opt_out', optOut));
  }
  if (outcome.isCertain) await giveBack(context, number);
  return textFailed(outcome.failure);
}

/** Texts a cabin's link to a visitor's own phone; its content depends only on the cabin's id (product §10.8). */
export async function sendText(request: Request, context: Context): Promise<Response> {
  const text = await parseBody(request, textRequestSchema);
  if (!canGetTexts(text.phone)) return invalidNumberResponse();
  const env = readFunctionEnv();
  const port = openTextPort(env);
  if (!env.HASH_KEY) {
    logError('text messages are off', new HashKeyMissing());
    return textFailed('unavailable');
  }
  const changed = consentChanged(text.consent, await readConsent(context.admin, PURPOSE));
  if (changed) return changed;
  const limits = await textLimits(context.admin, {
    phone: text.phone,
    sessionId: text.sessionId,
    address: context.address,
    cabinId: text.cabin.id,
    budget: env.TEXT_DAILY_BUDGET,
  });

  const admission = await admit(context.admin, text.cabin.id, limits, context.now);
  if (admission.result === 'unknown_cabin') {
    return errorResponse(404, 'unknown_cabin', 'This cabin isn’t on the site anymore.');
  }
  if (admission.result === 'limited') return limitedResponse(admission.key);
  if (admission.result === 'opted_out') return optedOutResponse();

  const cabin = { title: admission.title, city: admission.city };
  const queued = await queue(context, env, { text, cabin, limits, page: visitorPage(request) });
  const outcome = await port.send({ to: text.phone, body: queued.body });
  await record(context, queued.id, outcome);
  return outcome.ok ? Response.json({ success: true }) : answerFailure(context, outcome, limits);
}
