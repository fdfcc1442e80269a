import { parseJson, passOn, requireIdempotencyKey, route } from '@/lib/http/route';
import { bookingRequestSchema } from '@/lib/schemas/booking';
import { invokeFunction } from '@/lib/data/invoke-function';

export const POST = route(async (request) => {
  const headers = { 'Idempotency-Key': requireIdempotencyKey(request) };
  const body = await parseJson(request, bookingRequestSchema);
  return passOn(await invokeFunction('create-booking', { body, headers }));
});
