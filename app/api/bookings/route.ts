import { parseJson, proxyResponse, requireIdempotencyKey, withSameOrigin } from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';
import { bookingRequestSchema, bookingResponseSchema } from '@/lib/schemas/booking';
import { invokeFunction, type FunctionAnswer } from '@/lib/data/backend/invoke-function';
import { toSitePath } from '@/lib/data/backend/to-site-path';

const NO_PAYMENT: Readonly<Record<string, string>> = {
  payment_unavailable: 'The payment page won’t open. Nothing’s held.',
  payments_off: 'This site can’t take payments yet. Nothing’s held.',
};

function withOwnPaymentPage({ status, body }: FunctionAnswer): FunctionAnswer {
  const { data } = bookingResponseSchema.safeParse(body);
  if (!data?.payment) return { status, body };
  return { status, body: { ...data, payment: { url: toSitePath(data.payment.url) } } };
}

export const POST = withSameOrigin(async (request) => {
  const headers = { 'Idempotency-Key': requireIdempotencyKey(request) };
  const body = await parseJson(request, bookingRequestSchema);
  const answer = await invokeFunction('create-booking', { body, headers, visitor: request });
  const { error } = (answer.body ?? {}) as { error?: { code?: unknown } };
  const code = String(error?.code);
  const message = answer.status === 503 ? NO_PAYMENT[code] : undefined;
  if (message) throw new HttpError(503, code, message);
  return proxyResponse(withOwnPaymentPage(answer));
});
