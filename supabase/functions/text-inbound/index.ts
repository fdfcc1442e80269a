import { isKeywordAlone, readTextKeyword } from '../../../lib/domain/messaging/text-keyword.ts';
import { cleanMessage } from '../../../lib/domain/values/plain-text.ts';
import { readablePhone } from '../../../lib/domain/values/parse-phone.ts';
import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { shop } from '../../../lib/shop/shop.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { readCapped } from '../_shared/capped-body.ts';
import { consoleLink } from '../_shared/console-link.ts';
import { markup } from '../../../lib/page/markup.ts';
import { queueEmail } from '../_shared/messages/outbox.ts';
import { adoptPhoneHash } from '../_shared/messages/phone-hash.ts';
import type { Work } from '../_shared/work.ts';
import { quoteUntrusted } from '../_shared/quote-untrusted.ts';
import { errorResponse } from '../_shared/responses.ts';
import { serveOpen } from '../_shared/serve.ts';
import { hashWithKey } from '../_shared/visitor.ts';

import { isSigned } from './signature.ts';

const MAX_BYTES = 32 * 1024;
const MAX_TEXT = 2000;
// Same as on the booking's page.
const MAX_MESSAGES = 60;
const WITH_PICTURES = '(They also sent a picture, which we can’t show here.)';
const E164 = /^\+[1-9]\d{6,14}$/;

const helpText = () =>
  `${shop().name}: we text a cabin's link when you ask for it on our site. Help: ${shop().phone.display} or ${shop().email}. Msg & data rates may apply. Reply STOP to opt out.`;

function twiml(message?: string): Response {
  const content = message ? markup`<Message>${message}</Message>` : '';
  const { source } = markup`<?xml version="1.0" encoding="UTF-8"?><Response>${content}</Response>`;
  return new Response(source, { headers: { 'Content-Type': 'text/xml; charset=utf-8' } });
}

async function readParameters(request: Request): Promise<URLSearchParams | null> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) return null;
  const body = await readCapped(request, MAX_BYTES);
  return body && new URLSearchParams(await body.text());
}

/** The readable text; null when there is none. */
function readBody(parameters: URLSearchParams): string | null {
  const text = cleanMessage(parameters.get('Body') ?? '').replace(/[\0\p{Cs}]/gu, ' ');
  const pictures = Number(parameters.get('NumMedia') ?? 0) > 0 ? [WITH_PICTURES] : [];
  const whole = [text, ...pictures].filter(Boolean).join('\n');
  return whole === '' ? null : [...whole].slice(0, MAX_TEXT).join('');
}

/** Stores a text with the messages of the number's booking, or by itself without one, and emails it to the host. */
async function passOn({ admin, now }: Work, parameters: URLSearchParams, from: string) {
  const body = readBody(parameters);
  if (body === null) return;
  const hash = await hashWithKey(`text:${parameters.get('MessageSid')}:${from}:${body}`);
  const p_id = hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
  const text = { p_id, p_phone: from, p_body: body, p_most: MAX_MESSAGES };
  const taken = expectData(
    await admin.rpc('take_inbound_text', { ...text, p_now: now.toISOString() }),
  );
  if (taken !== 'unknown_number') return;
  const email = {
    to: readFunctionEnv().HOST_EMAIL,
    subject: `A text from ${readablePhone(from)}`,
    text: `${quoteUntrusted(body)}\n\n--\nFrom ${readablePhone(from)}, a number with no booking. Call or text them back from your own phone. It’s in your console too:\n${consoleLink('/host/messages')}\n`,
    purpose: 'inbound-text',
    budget: 'holds' as const,
    dedupeKey: `inbound-text:${p_id}`,
  };
  await queueEmail(admin, email, now);
}

/** The webhook for replies to our texts: stores STOP and START, answers HELP, and forwards the rest to the host. */
export default serveOpen('POST', async (request, { admin, now }) => {
  const { TWILIO_AUTH_TOKEN: token, TWILIO_WEBHOOK_URL: address } = readFunctionEnv();
  const parameters = await readParameters(request);
  if (!token || !parameters || !(await isSigned(request, parameters, { token, address }))) {
    return errorResponse(403, 'not_signed', 'This is for the text provider only.');
  }
  const from = parameters.get('From') ?? '';
  if (!E164.test(from)) return twiml();
  const body = parameters.get('Body') ?? '';
  const isStopped = parameters.get('OptOutType') === 'STOP';
  const keyword = isStopped ? 'stop' : readTextKeyword(body);
  if (keyword === 'stop' || keyword === 'start') {
    const p_phone_hash = await adoptPhoneHash(admin, from);
    const p_opted_out = keyword === 'stop';
    const change = { p_phone_hash, p_opted_out, p_now: now.toISOString() };
    expectData(await admin.rpc('set_text_opt_out', change));
  }
  if (!isKeywordAlone(body)) await passOn({ admin, now }, parameters, from);
  // The provider confirms STOP and START itself; with its advanced opt-out it also answers HELP and says so.
  const isAnswered = parameters.has('OptOutType');
  return twiml(keyword === 'help' && !isAnswered ? helpText() : undefined);
});
