import { cancelBooking } from '@/lib/data/bookings/bookings';
import { parseForm, seeOther } from '@/lib/api/form';
import { guestBookingRoute, unknownBooking } from '@/lib/api/guest-booking';
import { paths } from '@/lib/http/paths';
import { cancelFormSchema } from '@/lib/schemas/guest-booking';

/** The form of /stay/{token}/cancel. Sent again, it finds the booking cancelled and shows it. */
export const POST = guestBookingRoute('stay-cancel', async (request, token) => {
  const form = await parseForm(request, cancelFormSchema);
  const stated = {
    refundCents: form.expected_refund_cents,
    isUnpaid: form.only_unpaid !== undefined,
  };
  const outcome = await cancelBooking(token, stated, request);
  if (outcome === 'unknown') throw unknownBooking();
  if (outcome === 'refund_changed' || outcome === 'failed') {
    return seeOther(paths.cancelBooking(token, outcome));
  }
  const isCancelled = outcome !== 'not_cancellable';
  return seeOther(paths.guestBooking(token, isCancelled ? 'cancelled' : 'not_cancellable'));
});
