import 'server-only';
import type { Payment } from '@/lib/domain/bookings/payment';
import { toCamelKeys } from '@/lib/domain/values/key-case';
import { paymentResponseSchema, sessionIdSchema } from '@/lib/schemas/payment';
import { invokeFunction } from '@/lib/data/backend/invoke-function';
import { toSitePath } from '@/lib/data/backend/to-site-path';

/**
 * The payment of a payment page; null for an unknown one. With `mayAskProvider` the provider is asked when its webhook
 * hasn't arrived yet. Throws when the function fails.
 */
export async function getPayment(
  sessionId: unknown,
  { mayAskProvider }: { mayAskProvider: boolean },
): Promise<Payment | null> {
  const id = sessionIdSchema.safeParse(sessionId);
  if (!id.success) return null;
  const body = { session_id: id.data, ask: mayAskProvider };
  // Asking the provider takes time.
  const answer = await invokeFunction('payment-status', { body, timeoutMs: 8000 });
  if (answer.status === 404 || answer.status === 400) return null;
  if (answer.status !== 200) throw new Error('The payment could not be looked up');
  const { payment, booking } = toCamelKeys(paymentResponseSchema.parse(answer.body));
  const { holdExpiresAt } = booking;
  return {
    ...payment,
    url: toSitePath(payment.url),
    receiptUrl: payment.receiptUrl && toSitePath(payment.receiptUrl),
    booking: { ...booking, holdExpiresAt: holdExpiresAt === null ? null : new Date(holdExpiresAt) },
  };
}
