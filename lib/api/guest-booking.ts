import 'server-only';
import type { FlashMessage } from '@/lib/domain/bookings/flash-message';
import { paths } from '@/lib/http/paths';
import { isForm, seeOther } from './form';
import { isWithinLimit, limitVisitor } from './limit-visitor';
import { withSameOrigin } from './handler';
import { HttpError } from './http-error';

export const unknownBooking = () =>
  new HttpError(404, 'unknown_stay', 'This link doesn’t open a booking. It may be cut off.');

type Context = { params: Promise<{ token: string }> };

/** Wraps a handler below `/api/stays/{token}` or, with its page, another private link. */
export const guestBookingRoute = (
  limit: 'stay-arrival' | 'stay-cancel' | 'stay-change' | 'stay-message' | 'stay-pay',
  handler: (request: Request, token: string) => Promise<Response>,
  toPage: (token: string, notice: FlashMessage) => string = paths.guestBooking,
) =>
  withSameOrigin(async (request, { params }: Context) => {
    const { token } = await params;
    if (!isForm(request)) await limitVisitor(request, limit);
    else if (!(await isWithinLimit(request, limit))) {
      return seeOther(toPage(token, 'limited'));
    }
    return handler(request, token);
  });
