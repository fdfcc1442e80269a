import { z } from 'zod';
import { priceStay } from '../../../lib/domain/pricing/offer.ts';
import type { Quote } from '../../../lib/domain/pricing/quote.ts';
import { toCamelKeys } from '../../../lib/domain/values/key-case.ts';
import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { hostQuoteSchema, type HostQuote } from '../../../lib/schemas/host/bookings/sent-quote.ts';
import { quoteInputsSchema } from '../../../lib/schemas/quote-inputs.ts';
import { toQuoteJson } from '../../../lib/schemas/quote-json.ts';
import { toJson } from '../../../lib/supabase/call-rpc.ts';
import type { Json } from '../../../lib/supabase/database.types.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { runInBackground } from '../_shared/background-task.ts';
import { createToken } from '../_shared/identifiers.ts';
import { expectAllowed, hostRefusal, memberOf } from '../_shared/member-client.ts';
import { renderEmail } from '../_shared/messages/email-template.ts';
import { queueEmail } from '../_shared/messages/outbox.ts';
import { quoteExpiry } from '../_shared/offers.ts';
import { parseBody } from '../_shared/responses.ts';
import { serveSite } from '../_shared/serve.ts';
import type { Work } from '../_shared/work.ts';
import { sendOutbox } from '../job-send-outbox/send-outbox.ts';
import { quoteEmail } from './quote-email.ts';

const sentSchema = z.object({ token: z.string(), holdsUntil: z.string() });
type Sent = z.output<typeof sentSchema>;

async function emailQuote(
  { admin, now }: Work,
  { email, stay, guestName }: HostQuote,
  { token, holdsUntil }: Sent,
  quote: Quote,
): Promise<void> {
  if (email === null) return;
  const cabin = expectData(
    await admin.from('cabins').select('title, city, timezone').eq('id', stay.cabinId).single(),
  );
  const ends = new Date(holdsUntil);
  const content = quoteEmail({
    token,
    quote,
    party: stay,
    guestName,
    cabin,
    holdsUntil: ends,
    siteUrl: readFunctionEnv().SITE_URL,
  });
  // Only staff who may move money cause it, so no stranger can use up this quota.
  const message = { purpose: 'quote', budget: 'guests' as const, dedupeKey: `quote:${token}` };
  await queueEmail(
    admin,
    { to: email, ...renderEmail(content), ...message, sendBefore: ends },
    now,
  );
  runInBackground(() => sendOutbox({ admin, now }));
}

/** Stores a quote that the site sells at its price for a while, and emails it if there is an address. */
export default serveSite(async (request, { admin, now }) => {
  const sending = await parseBody(request, hostQuoteSchema);
  const { key, stay, expectedTotalCents, holdHours, guestName, email } = sending;
  const callAsMember = memberOf(request);
  const asked = {
    p_cabin_id: stay.cabinId,
    p_check_in: stay.checkIn,
    p_check_out: stay.checkOut,
    ...(stay.promoCode && { p_promo_code: stay.promoCode }),
  };
  const [inputs, session] = await Promise.all([
    callAsMember('host_quote', asked, quoteInputsSchema),
    callAsMember<'host_session', Json>('host_session', {}),
  ]);
  const { adjustment, promoCode: _, minimumStayReason, ...wanted } = stay;
  // Without tonight, which guests can't book by themselves.
  const offer = priceStay(inputs, stay, now, { adjustment, minimumStayReason });
  if (!offer.ok) return Response.json({ reason: offer.reason });
  const { quote, promo, version } = offer;
  if (quote.totalCents !== expectedTotalCents) throw hostRefusal('quote_changed');
  const answer = await admin.rpc('send_quote_for_host', {
    p_session: session,
    p_request: toJson({
      key,
      ...wanted,
      holdHours,
      ...(promo?.applied && { promoCode: quote.promoCode }),
      ...(minimumStayReason && { minimumStayReason }),
      ...(guestName && { guestName }),
      quote: toQuoteJson(quote, quoteExpiry(now)),
      version,
      token: createToken(),
    }),
  });
  const sent = sentSchema.parse(toCamelKeys(expectAllowed(answer)));
  await emailQuote({ admin, now }, sending, sent, quote);
  const holdsUntil = new Date(sent.holdsUntil).toISOString();
  return Response.json({ token: sent.token, holdsUntil, isEmailed: email !== null });
});
