import { cancelBooking } from '@/lib/data/bookings';
import { readForm, seeOther } from '@/lib/api/form';
import { HttpError } from '@/lib/api/http-error';
import { guestBookingRoute, unknownBooking } from '@/lib/api/guest-booking';
import { paths } from '@/lib/paths';
import { cancelFormSchema } from '@/lib/schemas/guest-booking';

/** The form of /stay/{token}/cancel. Sent again, it finds the booking cancelled and shows it. */
export const POST = guestBookingRoute('stay-cancel', async (request, token) => {
  const form = cancelFormSchema.safeParse(await readForm(request));
  if (!form.success)
    throw new HttpError(400, 'invalid_request', 'Not valid: expected_refund_cents.');
  const { expected_refund_cents: refundCents, only_unpaid: onlyUnpaid } = form.data;
  const stated = { refundCents, isUnpaid: onlyUnpaid !== undefined };
  const outcome = await cancelBooking(token, stated, request);
  if (outcome === 'unknown') throw unknownBooking();
  if (outcome === 'refund_changed' || outcome === 'failed') {
    return seeOther(paths.cancelBooking(token, outcome));
  }
  const isCancelled = outcome !== 'not_cancellable';
  return seeOther(paths.guestBooking(token, isCancelled ? 'cancelled' : 'not_cancellable'));
});
