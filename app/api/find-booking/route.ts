import { requestBookingLinks } from '@/lib/data/bookings/find-booking';
import { isForm, readForm, seeOther } from '@/lib/api/form';
import { noStore, parseJson, withSameOrigin } from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';
import { findBookingPath } from '@/lib/http/paths';
import { RATE_LIMITS } from '@/lib/http/rate-limits';
import { findBookingSchema } from '@/lib/schemas/find-booking';

/** From the page's own script as JSON, or as a form where scripts do not run. */
export const POST = withSameOrigin(async (request) => {
  if (isForm(request)) {
    const { email, reference } = await readForm(request);
    const wanted = findBookingSchema.safeParse({ email, reference });
    if (!wanted.success) return seeOther(findBookingPath('invalid'));
    const isTaken = await requestBookingLinks(wanted.data, request, new Date());
    return seeOther(findBookingPath(isTaken ? 'sent' : 'limited'));
  }
  const wanted = await parseJson(request, findBookingSchema);
  if (!(await requestBookingLinks(wanted, request, new Date()))) {
    throw new HttpError(429, 'too_many_requests', RATE_LIMITS['find-booking'].message);
  }
  return noStore({ request: { status: 'received' } }, 202);
});
