import { unknownBooking } from '@/lib/api/guest-booking';
import { withErrorHandling } from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';
import { limitVisitor } from '@/lib/api/limit-visitor';
import { PRIVATE_FILE } from '@/lib/api/private-file';
import { savedStayPolicy } from '@/lib/csp/policy';
import { getArrival } from '@/lib/data/bookings/arrival';
import { getBooking } from '@/lib/data/bookings/bookings';
import { copyErasedAt } from '@/lib/domain/bookings/stay-copy';
import { savedStayPage, savedStayStyle } from '@/lib/fallback-pages/saved-stay';
import { FONT_FACES } from '@/lib/page/font-faces';
import { hasDrawnMap } from '@/lib/shop/drawn-map';

/** The copy of the stay page that public/stay-worker.js saves. A 404 or 410 has it erased. */
export const GET = withErrorHandling(
  async (request, { params }: RouteContext<'/stay/[token]/saved.html'>) => {
    const { token } = await params;
    await limitVisitor(request, 'stay-read');
    const booking = await getBooking(token);
    if (!booking) throw unknownBooking();
    const now = new Date();
    const erasedAt = copyErasedAt(booking, now);
    if (!erasedAt) throw new HttpError(410, 'not_kept', 'No copy of this stay is kept.');
    const style = savedStayStyle(FONT_FACES);
    const page = savedStayPage({
      booking,
      arrival: await getArrival(token, now, request.headers.has('Renews-Copy')),
      hasMap: booking.arrival !== null && hasDrawnMap(booking.arrival.location),
      now,
      erasedAt,
      style,
    });
    return new Response(page, {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': savedStayPolicy(style),
        'Cache-Control': 'private, no-store',
        'Erase-At': erasedAt.toISOString(),
        ...PRIVATE_FILE,
      },
    });
  },
);
