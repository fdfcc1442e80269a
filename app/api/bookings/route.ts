import { parseJson, passOn, Refusal, requireIdempotencyKey, route } from '@/lib/http/route';
import { bookingRequestSchema } from '@/lib/schemas/booking';
import { invokeFunction } from '@/lib/data/invoke-function';

const PAYMENT_DOWN = 'payment_unavailable';

export const POST = route(async (request) => {
  const headers = { 'Idempotency-Key': requireIdempotencyKey(request) };
  const body = await parseJson(request, bookingRequestSchema);
  const answer = await invokeFunction('create-booking', { body, headers, visitor: request });
  const { error } = (answer.body ?? {}) as { error?: { code?: unknown } };
  if (answer.status === 503 && error?.code === PAYMENT_DOWN) {
    throw new Refusal(503, PAYMENT_DOWN, 'The payment page could not be opened. Nothing is held.');
  }
  return passOn(answer);
});
