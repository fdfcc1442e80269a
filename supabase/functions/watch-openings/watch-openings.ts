import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { todayInZone } from '../../../lib/domain/values/zoned-date.ts';
import { logError } from '../../../lib/log/log.ts';
import { limitsOf } from '../../../lib/http/rate-limits.ts';
import { openingWatchSchema, type OpeningWatch } from '../../../lib/schemas/opening-watch.ts';
import { shop } from '../../../lib/shop/shop.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { consentChanged, readConsent } from '../_shared/messages/consent.ts';
import { HashKeyMissing } from '../_shared/messages/phone-hash.ts';
import { canGetTexts } from '../_shared/messages/plausible-phone.ts';
import { errorResponse, parseBody } from '../_shared/responses.ts';
import type { Context } from '../_shared/serve.ts';
import { openTextPort } from '../_shared/messages/text-port.ts';
import {
  invalidNumberResponse,
  limitedResponse,
  optedOutResponse,
} from '../_shared/messages/text-replies.ts';
import { hashSender, visitorPage } from '../_shared/messages/text-sender.ts';

const PURPOSE = 'cabin_opening';
const MAX_OPEN_WATCHES = 3;

type Outcome =
  | { result: 'not_on_sale' | 'opted_out' | 'too_many' | 'watching' }
  | { result: 'limited'; key: string };

async function add(
  { admin, now, address }: Context,
  watch: OpeningWatch,
  page: string | null,
): Promise<Outcome> {
  const { phone, session_id: sessionId, city: area, flexible_days: flexible, ...rest } = watch;
  const { consent, ...search } = rest;
  const hashes = await hashSender(admin, { phone, sessionId, address });
  const { phoneHash, prefixHash, sessionHash, networkHash, addressHash } = hashes;
  const added = await admin.rpc('add_opening_watch', {
    p_watch: {
      ...search,
      phone,
      area,
      phone_hash: phoneHash,
      flexible_days: Number(flexible ?? 0) || 0,
    },
    p_consent: {
      address_hash: addressHash,
      session_id: sessionId,
      source: 'search_results',
      page,
      purpose: PURPOSE,
      disclosure_version: consent.version,
      disclosure_text: consent.text,
    },
    p_caller_limits: limitsOf('opening', { session: sessionHash, network: networkHash }),
    p_phone_limits: limitsOf('opening-number', { phone: phoneHash, prefix: prefixHash }),
    p_most: MAX_OPEN_WATCHES,
    p_today: todayInZone(now, shop().timezone),
    p_now: now.toISOString(),
  });
  return expectData(added) as Outcome;
}

/** Stores a search that found nothing, to text its visitor once when it finds a cabin (product §10.47). */
export async function watchOpenings(request: Request, context: Context): Promise<Response> {
  const watch = await parseBody(request, openingWatchSchema);
  if (!canGetTexts(watch.phone)) return invalidNumberResponse();
  const env = readFunctionEnv();
  // Throws when the provider's settings are incomplete, because nothing may be promised that can't be sent.
  openTextPort(env);
  if (!env.HASH_KEY) {
    logError('openings are not watched', new HashKeyMissing());
    return errorResponse(
      502,
      'unavailable',
      'We can’t send texts right now. Text the host your dates instead.',
    );
  }
  const changed = consentChanged(watch.consent, await readConsent(context.admin, PURPOSE));
  if (changed) return changed;
  const outcome = await add(context, watch, visitorPage(request));
  switch (outcome.result) {
    case 'watching':
      return Response.json({ success: true });
    case 'limited':
      return limitedResponse(outcome.key);
    case 'opted_out':
      return optedOutResponse();
    case 'too_many':
      return errorResponse(
        422,
        'too_many_watches',
        `That number is already waiting on ${MAX_OPEN_WATCHES} searches. Text the host your dates instead.`,
      );
    case 'not_on_sale':
      return errorResponse(422, 'not_on_sale', 'Those dates aren’t open for booking yet.');
  }
}
