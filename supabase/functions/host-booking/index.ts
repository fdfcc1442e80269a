import { priceHostStay } from '../../../lib/domain/pricing/host-price.ts';
import { toDepositTerms, type PaymentPlan } from '../../../lib/domain/pricing/payment-plan.ts';
import type { Quote } from '../../../lib/domain/pricing/quote.ts';
import {
  hostBookingSchema,
  type HostBooking,
} from '../../../lib/schemas/host/bookings/new-booking.ts';
import { toQuoteJson } from '../../../lib/schemas/quote-json.ts';
import { quoteInputsSchema } from '../../../lib/schemas/quote-inputs.ts';
import { toJson } from '../../../lib/supabase/call-rpc.ts';
import type { Json } from '../../../lib/supabase/database.types.ts';
import { createReference, createToken } from '../_shared/identifiers.ts';
import { expectAllowed, memberOf, hostRefusal } from '../_shared/member-client.ts';
import { parseBody } from '../_shared/responses.ts';
import { serveSite } from '../_shared/serve.ts';

type Priced = { quote: Quote; payments: PaymentPlan; version: string };

const paymentOf = ({ payment }: HostBooking) =>
  payment.kind === 'link'
    ? { payment: 'link', holdHours: payment.holdHours }
    : { payment: 'offline', method: payment.method, paymentNote: payment.note };

/** The request of `book_for_host`; without a price it only finds a booking that the same form has already made. */
function toRequest(booking: HostBooking, price: Priced | null, now: Date): Json {
  const { key, guest, note } = booking;
  const { adjustment: _, promoCode, minimumStayReason, ...stay } = booking.stay;
  return toJson({
    key,
    note,
    ...stay,
    ...paymentOf(booking),
    guestName: guest.name,
    guestEmail: guest.email,
    guestPhone: guest.phone,
    reference: createReference(),
    token: createToken(),
    ...(promoCode && { promoCode }),
    ...(minimumStayReason && { minimumStayReason }),
    // The quote is stored as sold, so its expiry has no meaning.
    ...(price && { quote: toQuoteJson(price.quote, now.toISOString()), version: price.version }),
    // What was paid elsewhere was paid in full.
    ...(price && booking.payment.kind === 'link' && toDepositTerms(price.payments)),
  });
}

/** Books for a guest who called or wrote, at the current price if that is the one the host was shown. */
export default serveSite(async (request, { admin, now }) => {
  const booking = await parseBody(request, hostBookingSchema);
  const { stay, guest } = booking;
  const callAsMember = memberOf(request);
  const asked = {
    p_cabin_id: stay.cabinId,
    p_check_in: stay.checkIn,
    p_check_out: stay.checkOut,
    ...(stay.promoCode && { p_promo_code: stay.promoCode }),
    p_guest: { email: guest.email, phone: guest.phone },
  };
  const [inputs, session] = await Promise.all([
    callAsMember('host_quote', asked, quoteInputsSchema),
    callAsMember<'host_session', Json>('host_session', {}),
  ]);
  const offer = priceHostStay(inputs, stay, now);
  const isAgreed = offer.ok && offer.quote.totalCents === booking.expectedTotalCents;
  const answer = await admin.rpc('book_for_host', {
    p_session: session,
    p_request: toRequest(booking, isAgreed ? offer : null, now),
  });
  if (!isAgreed && answer.error?.message === 'quote_changed') {
    if (!offer.ok) return Response.json({ reason: offer.reason });
    // The preview didn't know the guest, whom a promotion may refuse.
    const reason = offer.promo?.applied === false ? offer.promo.reason : null;
    if (reason === 'not-this-guest') throw hostRefusal('promotion_personal');
    throw hostRefusal(reason === 'already-used' ? 'promotion_once' : 'quote_changed');
  }
  return Response.json(expectAllowed(answer));
});
