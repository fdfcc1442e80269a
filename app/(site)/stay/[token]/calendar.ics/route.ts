import { getBooking } from '@/lib/data/bookings/bookings';
import { serverEnv } from '@/lib/env/server';
import { limitVisitor } from '@/lib/api/limit-visitor';
import { PRIVATE_FILE } from '@/lib/api/private-file';
import { withErrorHandling } from '@/lib/api/handler';
import { unknownBooking } from '@/lib/api/guest-booking';
import { CALENDAR_FILE_TYPE } from '@/lib/ical/write';
import { bookingCalendarFile } from '@/lib/ical/booking-ics';

// Calendar programs and in-app browsers open it from elsewhere.
export const GET = withErrorHandling(
  async (request, { params }: RouteContext<'/stay/[token]/calendar.ics'>) => {
    const { token } = await params;
    await limitVisitor(request, 'stay-read');
    const booking = await getBooking(token);
    if (!booking?.arrival) throw unknownBooking();
    return new Response(bookingCalendarFile(booking, new URL(serverEnv.SITE_URL).hostname), {
      headers: {
        'Content-Type': CALENDAR_FILE_TYPE,
        'Content-Disposition': `attachment; filename="${booking.cabin.slug}.ics"`,
        'Cache-Control': 'no-store',
        ...PRIVATE_FILE,
      },
    });
  },
);
