import { getBooking } from '@/lib/data/bookings';
import { serverEnv } from '@/lib/env/server';
import { limitVisitor } from '@/lib/api/limit-visitor';
import { answering } from '@/lib/api/handler';
import { unknownStay } from '@/lib/api/guest-booking';
import { CALENDAR_FILE_TYPE } from '@/lib/ical/write';
import { stayCalendarFile } from '@/lib/ical/booking-ics';

type Context = { params: Promise<{ token: string }> };

// Calendar programs and in-app browsers open it from elsewhere.
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  return answering(async (sent) => {
    await limitVisitor(sent, 'stay-read');
    const booking = await getBooking(token);
    if (!booking?.arrival) throw unknownStay();
    return new Response(stayCalendarFile(booking, new URL(serverEnv.SITE_URL).hostname), {
      headers: {
        'Content-Type': CALENDAR_FILE_TYPE,
        'Content-Disposition': `attachment; filename="${booking.cabin.slug}.ics"`,
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
        'Referrer-Policy': 'no-referrer',
      },
    });
  })(request);
}
