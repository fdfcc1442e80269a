import 'server-only';
import { createGuestMessage } from '@/lib/data/bookings/guest-messages';
import type { FlashMessage } from '@/lib/domain/bookings/flash-message';
import { RATE_LIMITS } from '@/lib/http/rate-limits';
import { guestMessageSchema } from '@/lib/schemas/guest-booking';
import { isForm, readForm, seeOther } from './form';
import { guestBookingRoute, unknownBooking } from './guest-booking';
import { noStore, parseJson } from './handler';
import { HttpError } from './http-error';

const MAX_BYTES = 32 * 1024;

/**
 * The route of a message to the host from the page of a booking or a question: from the page's own script as JSON, or
 * as a form where scripts do not run.
 */
export const guestMessageRoute = (toPage: (token: string, notice: FlashMessage) => string) =>
  guestBookingRoute(
    'stay-message',
    async (request, token) => {
      if (isForm(request)) {
        const { id, body } = await readForm(request, MAX_BYTES);
        const message = guestMessageSchema.safeParse({ id, body });
        if (!message.success) return seeOther(toPage(token, 'invalid'));
        const outcome = await createGuestMessage(token, message.data, new Date());
        if (outcome === 'unknown') throw unknownBooking();
        return seeOther(toPage(token, outcome === 'limited' ? 'limited' : 'sent'));
      }
      const message = await parseJson(request, guestMessageSchema, { mostBytes: MAX_BYTES });
      const outcome = await createGuestMessage(token, message, new Date());
      if (outcome === 'unknown') throw unknownBooking();
      if (outcome === 'limited') {
        throw new HttpError(429, 'too_many_requests', RATE_LIMITS['guest-message'].message);
      }
      return noStore({ status: outcome }, outcome === 'sent' ? 201 : 200);
    },
    toPage,
  );
