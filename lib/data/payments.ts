import 'server-only';
import type { Payment } from '@/lib/domain/bookings/payment';
import { paymentResponseSchema, sessionIdSchema } from '@/lib/schemas/payment';
import { invokeFunction } from './invoke-function';
import { withoutOwnOrigin } from './own-address';

/**
 * How the payment of that page stands. Null: there is none such. With `mayAskProvider` the answer is true even
 * before the provider's notice has come. Throws when nobody can say.
 */
export async function getPayment(
  sessionId: unknown,
  { mayAskProvider }: { mayAskProvider: boolean },
): Promise<Payment | null> {
  const id = sessionIdSchema.safeParse(sessionId);
  if (!id.success) return null;
  const body = { session_id: id.data, ask: mayAskProvider };
  // The provider may have to be asked, and takes its time.
  const answer = await invokeFunction('payment-status', { body, timeoutMs: 8000 });
  if (answer.status === 404 || answer.status === 400) return null;
  if (answer.status !== 200) throw new Error('The payment could not be looked up');
  const { payment, booking } = paymentResponseSchema.parse(answer.body);
  return {
    sessionId: payment.session_id,
    provider: payment.provider,
    status: payment.status,
    url: withoutOwnOrigin(payment.url),
    amountCents: payment.amount_cents,
    refundCents: payment.refund_cents,
    receiptUrl: payment.receipt_url && withoutOwnOrigin(payment.receipt_url),
    booking: {
      reference: booking.reference,
      token: booking.token,
      status: booking.status,
      holdExpiresAt: booking.hold_expires_at === null ? null : new Date(booking.hold_expires_at),
    },
  };
}
