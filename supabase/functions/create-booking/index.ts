import { isTaken } from '../../../lib/domain/pricing/offer.ts';
import { toPaymentsJson, toQuoteJson } from '../../../lib/schemas/quote-json.ts';
import { RATE_LIMITS } from '../../../lib/http/rate-limits.ts';
import { bookingRequestSchema, idempotencyKeySchema } from '../../../lib/schemas/booking.ts';
import { consumeRateLimit } from '../../../lib/supabase/consume-rate-limit.ts';
import { arePaymentsOff, paymentsOff } from '../_shared/payments/payments-off.ts';
import { quoteExpiry, stayNotBookable } from '../_shared/offers.ts';
import { refuseGuessedCode } from '../_shared/promo-code-limit.ts';
import { readOffer } from '../_shared/read-offer.ts';
import { parseBody, errorResponse } from '../_shared/responses.ts';
import { serve } from '../_shared/serve.ts';
import { bookedBefore, storeBooking } from './bookings.ts';
import { hashRequest } from '../_shared/identifiers.ts';
import { bookingLimits } from './limits.ts';

// Rates may change between reading and booking; the database then refuses, and we read again.
const ATTEMPTS = 3;

const datesUnavailable = () =>
  errorResponse(409, 'dates_unavailable', 'Someone just took these dates. Please pick others.');

const tooMany = () => errorResponse(429, 'too_many_requests', RATE_LIMITS['booking-hold'].message);

export default serve('POST', async (request, context) => {
  const { admin, now, address } = context;
  const key = idempotencyKeySchema.safeParse(request.headers.get('Idempotency-Key'));
  if (!key.success) {
    return errorResponse(
      400,
      'idempotency_key_required',
      'An Idempotency-Key header with a uuid is required.',
    );
  }
  if (arePaymentsOff()) return paymentsOff();
  const body = await parseBody(request, bookingRequestSchema);
  const attempt = { key: key.data, hash: await hashRequest(body) };
  // A repeated request must get its booking even if its own nights are taken, or its cabin is gone, by now.
  const unlessBooked = async (refusal: Response) =>
    (await bookedBefore(admin, attempt, now)) ?? refusal;

  const limits = await bookingLimits(body.guest, address);
  if (await consumeRateLimit(admin, limits.attempts, now)) return unlessBooked(tooMany());

  for (let round = 0; round < ATTEMPTS; round++) {
    const offer = await readOffer(admin, body, now, body.guest);
    if (!offer) return unlessBooked(errorResponse(404, 'unknown_cabin', 'No such cabin.'));
    if (!offer.ok) {
      return unlessBooked(
        isTaken(offer.reason) ? datesUnavailable() : stayNotBookable(offer.reason),
      );
    }
    const refusal = await refuseGuessedCode(context, offer.promo);
    if (refusal) return unlessBooked(refusal);
    const quote = toQuoteJson(offer.quote, offer.sent?.holdsUntil ?? quoteExpiry(now));
    const payments = toPaymentsJson(offer.payments);
    const isAgreed =
      quote.total_cents === body.expected_total_cents &&
      payments.due_now_cents === (body.expected_due_now_cents ?? payments.due_now_cents);
    if (!isAgreed) {
      return unlessBooked(
        errorResponse(409, 'price_changed', 'The price just changed. Check the new total.', {
          quote,
          payments,
          ...(offer.promo?.applied === false && { reason: offer.promo.reason }),
        }),
      );
    }
    const { version, sent } = offer;
    const booking = {
      request: body,
      attempt,
      version,
      quote,
      payments: offer.payments,
      sent,
      limits,
      now,
    };
    const outcome = await storeBooking(admin, booking);
    if (outcome === 'too_many_holds') return unlessBooked(tooMany());
    if (outcome !== 'inputs_changed') {
      return outcome === 'dates_unavailable' ? datesUnavailable() : outcome;
    }
  }
  return errorResponse(503, 'busy', 'This cabin is being updated. Please try again in a moment.');
});
