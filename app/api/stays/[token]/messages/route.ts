import { createGuestMessage } from '@/lib/data/bookings/guest-messages';
import { isForm, readForm, seeOther } from '@/lib/api/form';
import { noStore, parseJson } from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';
import { guestBookingRoute, unknownBooking } from '@/lib/api/guest-booking';
import { paths } from '@/lib/http/paths';
import { RATE_LIMITS } from '@/lib/http/rate-limits';
import { guestMessageSchema } from '@/lib/schemas/guest-booking';

const MAX_BYTES = 32 * 1024;

/** From the page's own script as JSON, or as a form where scripts do not run. */
export const POST = guestBookingRoute('stay-message', async (request, token) => {
  if (isForm(request)) {
    const { id, body } = await readForm(request, MAX_BYTES);
    const message = guestMessageSchema.safeParse({ id, body });
    if (!message.success) return seeOther(paths.guestBooking(token, 'invalid'));
    const outcome = await createGuestMessage(token, message.data, new Date());
    if (outcome === 'unknown') throw unknownBooking();
    return seeOther(paths.guestBooking(token, outcome === 'limited' ? 'limited' : 'sent'));
  }
  const message = await parseJson(request, guestMessageSchema, { mostBytes: MAX_BYTES });
  const outcome = await createGuestMessage(token, message, new Date());
  if (outcome === 'unknown') throw unknownBooking();
  if (outcome === 'limited') {
    throw new HttpError(429, 'too_many_requests', RATE_LIMITS['guest-message'].message);
  }
  return noStore({ status: outcome }, outcome === 'sent' ? 201 : 200);
});
