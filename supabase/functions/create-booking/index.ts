import { isTaken, offerStay } from '../../../lib/domain/pricing/offer.ts';
import { toQuoteJson } from '../../../lib/schemas/quote-json.ts';
import { RATE_LIMITS } from '../../../lib/rate-limits.ts';
import { bookingRequestSchema, idempotencyKeySchema } from '../../../lib/schemas/booking.ts';
import { consumeRateLimit } from '../../../lib/supabase/consume-rate-limit.ts';
import { arePaymentsOff, paymentsOff } from '../_shared/payments-off.ts';
import { quoteExpiry, stayNotBookable } from '../_shared/offers.ts';
import { readQuoteInputs, toOfferRequest } from '../_shared/quote-inputs.ts';
import { parseBody, refuse } from '../_shared/replies.ts';
import { serve } from '../_shared/serve.ts';
import { bookedBefore, storeBooking } from './bookings.ts';
import { hashRequest } from './identifiers.ts';
import { bookingLimits } from './limits.ts';

// Rates may change between reading and booking; the database refuses then, and we read again.
const ATTEMPTS = 3;

const datesUnavailable = () =>
  refuse(409, 'dates_unavailable', 'These dates have just been taken. Please pick other dates.');

const tooMany = () => refuse(429, 'too_many_requests', RATE_LIMITS['booking-hold'].message);

export default serve('POST', async (request, { admin, now, address }) => {
  const key = idempotencyKeySchema.safeParse(request.headers.get('Idempotency-Key'));
  if (!key.success) {
    return refuse(
      400,
      'idempotency_key_required',
      'An Idempotency-Key header with a uuid is required.',
    );
  }
  if (arePaymentsOff()) return paymentsOff();
  const body = await parseBody(request, bookingRequestSchema);
  if (!body.ok) return body.response;
  const attempt = { key: key.data, hash: await hashRequest(body.value) };
  // A repeated request must get its booking even though its own nights are taken, or its cabin is gone, by now.
  const unlessBooked = async (refusal: Response) =>
    (await bookedBefore(admin, attempt, now)) ?? refusal;

  const limits = await bookingLimits(body.value.guest, address);
  if (await consumeRateLimit(admin, limits.attempts, now)) return unlessBooked(tooMany());

  for (let round = 0; round < ATTEMPTS; round++) {
    const inputs = await readQuoteInputs(admin, body.value, now);
    if (!inputs) return unlessBooked(refuse(404, 'unknown_cabin', 'There is no such cabin.'));
    const offer = offerStay(inputs, toOfferRequest(body.value), now);
    if (!offer.ok) {
      return unlessBooked(
        isTaken(offer.reason) ? datesUnavailable() : stayNotBookable(offer.reason),
      );
    }
    const quote = toQuoteJson(offer.quote, quoteExpiry(now));
    if (quote.total_cents !== body.value.expected_total_cents) {
      return unlessBooked(
        refuse(409, 'price_changed', 'The price has changed. Please look at the new total.', {
          quote,
        }),
      );
    }
    const outcome = await storeBooking(admin, {
      request: body.value,
      attempt,
      inputs,
      quote,
      limits,
      now,
    });
    if (outcome === 'too_many_holds') return unlessBooked(tooMany());
    if (outcome !== 'inputs_changed') {
      return outcome === 'dates_unavailable' ? datesUnavailable() : outcome;
    }
  }
  return refuse(503, 'busy', 'This cabin is being updated. Please try again in a moment.');
});
