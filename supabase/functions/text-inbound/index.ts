import { readTextKeyword } from '../../../lib/domain/messaging/text-keyword.ts';
import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { site } from '../../../lib/site.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { readCapped } from '../_shared/capped-body.ts';
import { markup } from '../_shared/markup.ts';
import { knownPhoneHash } from '../_shared/phone-hash.ts';
import { errorResponse } from '../_shared/responses.ts';
import { serveOpen } from '../_shared/serve.ts';

import { isSigned } from './signature.ts';

const MAX_BYTES = 32 * 1024;
const E164 = /^\+[1-9]\d{6,14}$/;

const HELP = `${site.name}: we text a cabin's link when you ask for it on our site. Help: ${site.phone.display} or ${site.email}. Msg & data rates may apply. Reply STOP to opt out.`;

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

/** The webhook for replies to our texts: stores STOP and START, answers HELP. */
export default serveOpen('POST', async (request, { admin, now }) => {
  const { TWILIO_AUTH_TOKEN: token, TWILIO_WEBHOOK_URL: address } = readFunctionEnv();
  const parameters = await readParameters(request);
  if (!token || !parameters || !(await isSigned(request, parameters, { token, address }))) {
    return errorResponse(403, 'not_signed', 'This is for the text provider only.');
  }
  const from = parameters.get('From') ?? '';
  if (!E164.test(from)) return twiml();
  const keyword = readTextKeyword(parameters.get('Body') ?? '');
  if (keyword === 'stop' || keyword === 'start') {
    const p_phone_hash = await knownPhoneHash(admin, from);
    const p_opted_out = keyword === 'stop';
    const change = { p_phone_hash, p_opted_out, p_now: now.toISOString() };
    expectData(await admin.rpc('set_text_opt_out', change));
  }
  // The provider confirms STOP and START itself; with its advanced opt-out it answers HELP too and says so.
  const isAnswered = parameters.has('OptOutType');
  return twiml(keyword === 'help' && !isAnswered ? HELP : undefined);
});
