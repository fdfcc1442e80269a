import { priceSeenMove } from '../../../lib/domain/bookings/stay-change.ts';
import { toCamelKeys } from '../../../lib/domain/values/key-case.ts';
import { differenceLabel } from '../../../lib/copy/stay-change-copy.ts';
import { limitsOf } from '../../../lib/http/rate-limits.ts';
import { toQuoteJson } from '../../../lib/schemas/quote-json.ts';
import {
  changePreviewSchema,
  guestChangeAnswerSchema,
  guestChangeSchema,
} from '../../../lib/schemas/stay-changes.ts';
import { toJson } from '../../../lib/supabase/call-rpc.ts';
import { consumeRateLimit } from '../../../lib/supabase/consume-rate-limit.ts';
import type { Json } from '../../../lib/supabase/database.types.ts';
import { expectAllowed, hostRefusal, isRefused } from '../_shared/member-client.ts';
import { notifyNow } from '../_shared/messages/notify-now.ts';
import { errorResponse, parseBody, tooManyRequests } from '../_shared/responses.ts';
import { serveSite } from '../_shared/serve.ts';
import { hashWithKey } from '../_shared/visitor.ts';

/** Changes a guest's own stay, holds the change until it is paid, or asks the host, if the price is as it was shown. */
export default serveSite(async (request, { admin, now }) => {
  const { token, ...change } = await parseBody(request, guestChangeSchema);
  const { id, to, seen, permission } = change;
  const asked = { p_token: token, p_now: now.toISOString() };
  const preview = await admin.rpc('preview_stay_change', { ...asked, p_to: toJson(to) });
  const found = expectAllowed(preview);
  if (found === null) return errorResponse(404, 'unknown_stay', 'We can’t find that booking.');
  const booking = await hashWithKey(`stay:${token}`);
  const reached = await consumeRateLimit(admin, limitsOf('guest-change', { booking }), now);
  if (reached !== null) return tooManyRequests(reached);
  const read = changePreviewSchema.parse(toCamelKeys(found));
  const wish = { ...to, adjustment: read.adjustment };
  const { seenQuote } = priceSeenMove(read, wish, { seen, keepsPrice: false }, now);
  const answer = await admin.rpc('change_for_guest', {
    ...asked,
    p_change: {
      id,
      to: toJson(to),
      // Without a quote nothing can be changed, but the database still finds what the same form has done before.
      quote: (seenQuote ? toQuoteJson(seenQuote, now.toISOString()) : {}) as unknown as Json,
      seen: { moves: seen.moves, version: seen.version, due_cents: seen.dueCents },
      permission,
      label: differenceLabel(to),
    },
  });
  if (!seenQuote && isRefused(answer)) throw hostRefusal('price_changed');
  const done = guestChangeAnswerSchema.parse(expectAllowed(answer));
  notifyNow({ admin, now });
  return Response.json(done);
});
