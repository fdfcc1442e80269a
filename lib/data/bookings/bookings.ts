import 'server-only';
import { z } from 'zod';
import { currentStatus, type Booking } from '@/lib/domain/bookings/booking';
import { awaitsPayment } from '@/lib/domain/bookings/booking-status';
import { apiErrorSchema } from '@/lib/schemas/api-error';
import { bookingTokenSchema, type StayPaymentRequest } from '@/lib/schemas/guest-booking';
import { seasonPicture } from '@/lib/pictures/season-picture';
import { adminClient } from '@/lib/supabase/admin-client';
import { readBooking } from '@/lib/supabase/booking-row';
import { invokeFunction } from '@/lib/data/backend/invoke-function';
import { toSitePath } from '@/lib/data/backend/to-site-path';
import { toPicture } from '@/lib/data/files/pictures';

/** The booking behind a guest's token; null for an unknown one. */
export async function getBooking(token: string): Promise<Booking | null> {
  if (!bookingTokenSchema.safeParse(token).success) return null;
  const booking = await readBooking(adminClient(), token);
  return (
    booking && {
      ...booking,
      cabin: {
        ...booking.cabin,
        heroImageUrl: seasonPicture(toPicture(booking.cabin.heroImageUrl), booking.checkIn),
      },
      payments: booking.payments.map((payment) => ({
        ...payment,
        url: toSitePath(payment.url),
        receiptUrl: payment.receiptUrl && toSitePath(payment.receiptUrl),
      })),
    }
  );
}

const paymentPageSchema = z.object({ url: z.url({ protocol: /^https?$/ }) });

type CancelOutcome = 'cancelled' | 'not_cancellable' | 'refund_changed' | 'unknown' | 'failed';

const cancelAnswerSchema = z.object({
  result: z.enum(['cancelled', 'repeated', 'not_cancellable', 'refund_changed', 'unknown']),
});

/** Cancels if the refund still equals the amount shown (and an unpaid hold is still unpaid). Idempotent. */
export async function cancelBooking(
  token: string,
  stated: { refundCents: number; isUnpaid: boolean },
  visitor: Request,
): Promise<CancelOutcome> {
  if (!bookingTokenSchema.safeParse(token).success) return 'unknown';
  const { refundCents: expected_refund_cents, isUnpaid: only_unpaid } = stated;
  const body = { token, expected_refund_cents, only_unpaid };
  const answer = await invokeFunction('cancel-booking', { body, visitor });
  const { data } = cancelAnswerSchema.safeParse(answer.body);
  if (!data) return 'failed';
  return data.result === 'repeated' ? 'cancelled' : data.result;
}

const PAYMENT_PROBLEMS = ['not_payable', 'terms_needed'] as const;
type PaymentProblem = (typeof PAYMENT_PROBLEMS)[number] | 'not_paid' | 'unknown';

export async function openPaymentPage(
  token: string,
  { charge: charge_id, terms: terms_accepted }: StayPaymentRequest,
  visitor: Request,
): Promise<{ url: string } | PaymentProblem> {
  if (!bookingTokenSchema.safeParse(token).success) return 'unknown';
  const body = { token, charge_id, terms_accepted };
  const answer = await invokeFunction('stay-payment', { body, visitor });
  if (answer.status === 404) return 'unknown';
  const page = paymentPageSchema.safeParse(answer.body);
  if (page.success) return { url: toSitePath(page.data.url) };
  const { data } = apiErrorSchema.safeParse(answer.body);
  return PAYMENT_PROBLEMS.find((code) => code === data?.error.code) ?? 'not_paid';
}

/** Releases the nights of an unpaid hold; a paid booking is unchanged. */
export async function releaseHold(booking: Booking, visitor: Request): Promise<void> {
  if (!awaitsPayment(currentStatus(booking, new Date()))) return;
  const body = { token: booking.token, expected_refund_cents: 0, only_unpaid: true };
  const { status } = await invokeFunction('cancel-booking', { body, visitor });
  if (status >= 500) throw new Error('The hold could not be released');
}
