import type { QuoteInputs } from '../../../lib/domain/offer.ts';
import type { QuoteWire } from '../../../lib/domain/quote-wire.ts';
import type { BookingRequest } from '../../../lib/schemas/booking.ts';
import type { Admin } from '../_shared/quote-inputs.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { refuse } from '../_shared/replies.ts';
import { createReference, createToken } from './identifiers.ts';

type Attempt = { key: string; hash: string };
type BookingRow = {
  reference: string;
  token: string;
  status: string;
  cabin_id: string;
  total_cents: number;
  quote: { check_in: string; check_out: string };
};
type Outcome =
  | { result: 'created' | 'repeated'; booking: BookingRow }
  | { result: 'dates_unavailable' | 'inputs_changed' | 'idempotency_key_reused' };

const keyReused = () =>
  refuse(422, 'idempotency_key_reused', 'This Idempotency-Key was used for another request.');

const booked = ({ reference, token, status, cabin_id, total_cents, quote }: BookingRow) =>
  Response.json(
    {
      booking: {
        reference,
        token,
        status,
        cabin_id,
        check_in: quote.check_in,
        check_out: quote.check_out,
        total_cents,
      },
    },
    { status: 201 },
  );

/** The answer to a request whose key has booked already, or null. */
export async function bookedBefore(admin: Admin, { key, hash }: Attempt): Promise<Response | null> {
  const row = expectData(
    await admin
      .from('bookings')
      .select('reference, token, status, cabin_id, total_cents, quote, request_hash')
      .eq('idempotency_key', key)
      .maybeSingle(),
  );
  if (!row) return null;
  return row.request_hash === hash ? booked(row as unknown as BookingRow) : keyReused();
}

export async function storeBooking(
  admin: Admin,
  {
    request,
    attempt,
    inputs,
    quote,
    now,
  }: {
    request: BookingRequest;
    attempt: Attempt;
    inputs: QuoteInputs;
    quote: QuoteWire;
    now: Date;
  },
): Promise<Response | 'dates_unavailable' | 'inputs_changed'> {
  const { cabin_id, check_in, check_out, adults, children, pets, promo_code, deal_id } = request;
  const outcome = expectData(
    await admin.rpc('create_booking', {
      p_request: {
        ...{ cabin_id, check_in, check_out, adults, children, pets, promo_code, deal_id },
        guest_name: request.guest.name,
        guest_email: request.guest.email,
        guest_phone: request.guest.phone,
        idempotency_key: attempt.key,
        request_hash: attempt.hash,
        reference: createReference(),
        token: createToken(),
        version: inputs.version,
        quote,
      },
      p_now: now.toISOString(),
    }),
  ) as unknown as Outcome;
  if (outcome.result === 'idempotency_key_reused') return keyReused();
  return 'booking' in outcome ? booked(outcome.booking) : outcome.result;
}
