import { KEPT_PRICE_LABEL, priceSeenMove } from '../../../lib/domain/bookings/stay-change.ts';
import { toCamelKeys } from '../../../lib/domain/values/key-case.ts';
import { differenceLabel } from '../../../lib/copy/stay-change-copy.ts';
import {
  movePreviewSchema,
  moveRequestSchema,
  type MoveWish,
} from '../../../lib/schemas/host/bookings/moves.ts';
import { toQuoteJson } from '../../../lib/schemas/quote-json.ts';
import { toJson } from '../../../lib/supabase/call-rpc.ts';
import type { Json } from '../../../lib/supabase/database.types.ts';
import { expectAllowed, hostRefusal, isRefused, memberOf } from '../_shared/member-client.ts';
import { parseBody } from '../_shared/responses.ts';
import { serveSite } from '../_shared/serve.ts';

const changeLines = ({ adjustment }: MoveWish) =>
  adjustment && adjustment.cents !== 0
    ? [{ code: 'adjustment', label: adjustment.reason, amount_cents: adjustment.cents }]
    : [];

/** Changes a paid booking's dates, party or cabin, if the booking and its price are as the host saw them. */
export default serveSite(async (request, { admin, now }) => {
  const move = await parseBody(request, moveRequestSchema);
  const { reference, to, adjustment, seen } = move;
  const callAsMember = memberOf(request);
  const target = toJson(to);
  const asked = { p_reference: reference, p_to: target };
  const [read, session] = await Promise.all([
    callAsMember('host_preview_move', asked, movePreviewSchema),
    callAsMember<'host_session', Json>('host_session', {}),
  ]);
  const { offer, seenQuote } = priceSeenMove(read, { ...to, adjustment }, move, now);
  const answer = await admin.rpc('move_for_host', {
    p_session: session,
    ...asked,
    // The stored quote is agreed and doesn't expire, but its schema requires an instant. Without a whole quote, only a
    // change that the same form has already made is found.
    p_quote: (seenQuote
      ? toQuoteJson(seenQuote, now.toISOString())
      : { lines: changeLines(move) }) as unknown as Json,
    p_seen: { moves: seen.moves, version: seen.version, due_cents: seen.dueCents },
    p_reason: move.reason,
    p_labels: {
      kept_price: KEPT_PRICE_LABEL,
      charge: differenceLabel(to),
    },
    p_keep_price: move.keepsPrice,
    p_key: move.key,
  });
  if (!seenQuote && isRefused(answer)) {
    if (!offer.ok) return Response.json({ reason: offer.reason });
    throw hostRefusal('price_changed');
  }
  return Response.json(toCamelKeys(expectAllowed(answer)));
});
