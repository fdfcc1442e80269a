import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Stay } from '../../../lib/domain/stays/stay.ts';
import { apiErrorSchema } from '../../../lib/schemas/api-error.ts';
import { bookingResponseSchema, type BookingResponse } from '../../../lib/schemas/booking.ts';
import { quoteResponseSchema, type QuoteResponse } from '../../../lib/schemas/quote.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { admin, callFunction } from './backend.ts';
import { GUEST } from './database-booking.ts';

// Text that would reveal the database's structure or content.
const INTERNALS =
  /select |insert |update |violates|constraint|relation|column|public\.|stays_|at .+\.ts|stack/i;

export const quoteBody = (cabinId: string, { checkIn, checkOut }: Stay, rest: object = {}) => ({
  cabin_id: cabinId,
  check_in: checkIn,
  check_out: checkOut,
  adults: 2,
  children: 0,
  pets: 0,
  ...rest,
});

/** An id that no cabin has. */
export const NOBODY = '00000000-0000-4000-8000-000000000000';

// Bookings per guest, network and hour are limited, and most tests are about other things.
let guests = 0;
export const newGuest = () => {
  guests += 1;
  const line = String(guests % 10_000).padStart(4, '0');
  return {
    ...GUEST,
    email: `dolly-${guests}@example.com`,
    phone: `(865) ${555 + Math.floor(guests / 10_000)}-${line}`,
  };
};
const newNetwork = () => {
  const n = Math.floor(Math.random() * 2 ** 24);
  return `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;
};

export const bookingBody = (
  cabinId: string,
  stay: Stay,
  totalCents: number,
  rest: object = {},
) => ({
  ...quoteBody(cabinId, stay),
  guest: newGuest(),
  expected_total_cents: totalCents,
  terms_accepted: true,
  ...rest,
});

/** Posts a value as JSON, or a string unchanged. */
export async function post(name: string, body: unknown, headers?: Record<string, string>) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return callFunction(name, { method: 'POST', body: text, headers });
}

/** Returns a refusal with that status, after checking that it reveals nothing. */
export async function expectRefusal(
  response: Response,
  status: number,
): Promise<z.infer<typeof apiErrorSchema>['error']> {
  const text = await response.text();
  assert.equal(response.status, status, text);
  assert.doesNotMatch(text, INTERNALS);
  return apiErrorSchema.parse(JSON.parse(text)).error;
}

async function expectAnswer(response: Response, status: number): Promise<unknown> {
  const text = await response.text();
  assert.equal(response.status, status, text);
  return JSON.parse(text);
}

export async function askQuote(body: object): Promise<QuoteResponse> {
  return quoteResponseSchema.parse(await expectAnswer(await post('quote', body), 200));
}

export const sendBooking = (body: object, key: string = randomUUID()) =>
  post('create-booking', body, { 'Idempotency-Key': key, 'X-Forwarded-For': newNetwork() });

export async function expectBooked(response: Response): Promise<BookingResponse['booking']> {
  return bookingResponseSchema.parse(await expectAnswer(response, 201)).booking;
}

/** Books at the price of the quote function. */
export async function bookStay(cabinId: string, stay: Stay, offer: object = {}, key?: string) {
  const { quote } = await askQuote(quoteBody(cabinId, stay, offer));
  const body = bookingBody(cabinId, stay, quote.total_cents, offer);
  return { body, quote, booking: await expectBooked(await sendBooking(body, key)) };
}

/** The current version of a stay's quote inputs. */
export async function readVersion(
  cabinId: string,
  { checkIn, checkOut }: Stay,
  dealId?: string,
): Promise<string> {
  const inputs = expectData(
    await admin.rpc('quote_inputs', {
      p_cabin_id: cabinId,
      p_check_in: checkIn,
      p_check_out: checkOut,
      ...(dealId && { p_deal_id: dealId }),
    }),
  );
  return (inputs as { version: string }).version;
}
