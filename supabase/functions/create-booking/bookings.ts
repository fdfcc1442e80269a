import { z } from 'zod';
import { BOOKING_STATUSES, statusAt } from '../../../lib/domain/bookings/booking-status.ts';
import { toDepositTerms, type PaymentPlan } from '../../../lib/domain/pricing/payment-plan.ts';
import { toCamelKeys, toSnakeKeys } from '../../../lib/domain/values/key-case.ts';

import type { QuoteJson } from '../../../lib/schemas/quote.ts';
import type { BookingRequest } from '../../../lib/schemas/booking.ts';
import type { Admin } from '../_shared/work.ts';
import { callRpc } from '../../../lib/supabase/call-rpc.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import type { StoredSentQuote } from '../../../lib/supabase/sent-quote-row.ts';
import { errorResponse } from '../_shared/responses.ts';
import { createReference, createToken } from '../_shared/identifiers.ts';
import type { BookingLimits } from './limits.ts';
import { startPayment } from './start-payment.ts';

type Attempt = { key: string; hash: string };

const bookingRowSchema = z.object({
  reference: z.string(),
  token: z.string(),
  status: z.enum(BOOKING_STATUSES),
  cabinId: z.string(),
  totalCents: z.int(),
  quote: z.object({ checkIn: z.string(), checkOut: z.string() }),
});
type BookingRow = z.infer<typeof bookingRowSchema>;
const formerRowSchema = bookingRowSchema.extend({
  requestHash: z.string().nullable(),
  holdExpiresAt: z.string().nullable(),
});
const outcomeSchema = z.discriminatedUnion('result', [
  z.object({ result: z.literal(['created', 'repeated']), booking: bookingRowSchema }),
  z.object({
    result: z.literal([
      'dates_unavailable',
      'inputs_changed',
      'too_many_holds',
      'idempotency_key_reused',
    ]),
  }),
]);

const OVER: ReadonlySet<string> = new Set(['expired', 'cancelled', 'refunded']);

const keyReused = () =>
  errorResponse(
    422,
    'idempotency_key_reused',
    'This Idempotency-Key was used for another request.',
  );

const providerDown = () =>
  errorResponse(
    503,
    'payment_unavailable',
    'The payment page won’t open, so nothing’s held or charged. Try again in a minute.',
  );

/** Responds with the booking and its payment page, or without a page when nothing is left to pay. */
async function answerBooked(admin: Admin, row: BookingRow, now: Date): Promise<Response> {
  const { reference, token, cabinId, totalCents, quote } = row;
  const started = await startPayment(admin, token, now);
  if (!started.ok && started.failure === 'provider') return providerDown();
  const booking = {
    reference,
    token,
    status: started.ok ? 'pending_payment' : row.status,
    cabin_id: cabinId,
    check_in: quote.checkIn,
    check_out: quote.checkOut,
    total_cents: totalCents,
  };
  return Response.json(
    { booking, payment: started.ok ? { url: started.url } : null },
    { status: 201 },
  );
}

/** The booking already made with this idempotency key, or null. */
export async function bookedBefore(
  admin: Admin,
  { key, hash }: Attempt,
  now: Date,
): Promise<Response | null> {
  const found = expectData(
    await admin
      .from('bookings')
      .select(
        'reference, token, status, cabin_id, total_cents, quote, request_hash, hold_expires_at',
      )
      .eq('idempotency_key', key)
      .maybeSingle(),
  );
  if (!found) return null;
  const row = formerRowSchema.parse(toCamelKeys(found));
  if (row.requestHash !== hash) return keyReused();
  // An ended booking or an expired hold doesn't count, so the original refusal stands.
  const holdExpiresAt = row.holdExpiresAt === null ? null : new Date(row.holdExpiresAt);
  if (OVER.has(statusAt(row.status, holdExpiresAt, now))) return null;
  return answerBooked(admin, row, now);
}

export async function storeBooking(
  admin: Admin,
  {
    request,
    attempt,
    version,
    quote,
    payments,
    sent,
    limits,
    now,
  }: {
    request: BookingRequest;
    attempt: Attempt;
    version: string;
    quote: QuoteJson;
    payments: PaymentPlan;
    /** The host's quote at whose price it is sold. */
    sent: Pick<StoredSentQuote, 'token' | 'minimumStayReason'> | null;
    limits: BookingLimits;
    now: Date;
  },
): Promise<Response | 'dates_unavailable' | 'inputs_changed' | 'too_many_holds'> {
  const { cabin_id, check_in, check_out, adults, children, pets, promo_code, deal_id } = request;
  const outcome = await callRpc(
    admin,
    'hold_within_limits',
    {
      p_request: {
        cabin_id,
        check_in,
        check_out,
        adults,
        children,
        pets,
        promo_code,
        deal_id,
        guest_name: request.guest.name,
        guest_email: request.guest.email,
        guest_phone: request.guest.phone,
        idempotency_key: attempt.key,
        request_hash: attempt.hash,
        reference: createReference(),
        token: createToken(),
        version,
        quote,
        ...toSnakeKeys(toDepositTerms(payments) ?? {}),
        quote_id: sent?.token,
        minimum_stay_reason: sent?.minimumStayReason,
        hold_networks: limits.networks,
      },
      p_limits: limits.holds,
      p_caps: limits.caps,
      p_now: now.toISOString(),
    },
    outcomeSchema,
  );
  if (outcome.result === 'idempotency_key_reused') return keyReused();
  return 'booking' in outcome ? answerBooked(admin, outcome.booking, now) : outcome.result;
}
