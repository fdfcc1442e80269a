import { z } from 'zod';
import { uuidSchema } from '../../../lib/schemas/fields.ts';
import { readBooking } from '../../../lib/supabase/booking-row.ts';
import { startPayment } from '../create-booking/start-payment.ts';
import { arePaymentsOff, paymentsOff } from '../_shared/payments/payments-off.ts';
import { errorResponse, parseBody } from '../_shared/responses.ts';
import { serve } from '../_shared/serve.ts';

const paymentRequestSchema = z.strictObject({
  token: z.string().regex(/^[\w-]{32,200}$/),
  /** Null for the booking itself. */
  charge_id: uuidSchema.nullable().default(null),
  /** Required once, for a booking made by the host. */
  terms_accepted: z.boolean().default(false),
});

const REFUSALS = {
  not_payable: [409, 'There’s nothing left to pay here.'],
  terms: [422, 'Please accept the terms first.'],
  charging: [409, 'We’re charging your card right now. Check back in a few minutes.'],
  provider: [503, 'The payment page won’t open. Try again in a minute.'],
} as const;

/** The payment page of a held booking or a charge, authorized by the booking's secret token. */
export default serve('POST', async (request, { admin, now }) => {
  const body = await parseBody(request, paymentRequestSchema);
  if (arePaymentsOff()) return paymentsOff();
  if (!(await readBooking(admin, body.token))) {
    return errorResponse(404, 'unknown_stay', 'We can’t find that booking.');
  }
  const started = await startPayment(admin, body.token, now, {
    chargeId: body.charge_id,
    acceptsTerms: body.terms_accepted,
  });
  if (started.ok) return Response.json({ url: started.url });
  const [status, message] = REFUSALS[started.failure];
  const code = {
    not_payable: 'not_payable',
    terms: 'terms_needed',
    charging: 'charging',
    provider: 'payment_unavailable',
  };
  return errorResponse(status, code[started.failure], message);
});
