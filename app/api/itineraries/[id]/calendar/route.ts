import { readTrip } from '@/lib/data/itineraries';
import { tripCalendar } from '@/lib/domain/trip-calendar';
import { serverEnv } from '@/lib/env/server';
import { unknownItinerary } from '@/lib/http/itinerary-route';
import { limitVisitor } from '@/lib/http/limit-visitor';
import { answering } from '@/lib/http/route';
import { paths } from '@/lib/paths';

type Context = { params: Promise<{ id: string }> };

// Calendar programs and in-app browsers open it from elsewhere.
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  return answering(async (sent) => {
    await limitVisitor(sent, 'itinerary-read');
    const trip = await readTrip(id, new Date());
    if (!trip) throw unknownItinerary();
    const url = new URL(paths.sharedItinerary(id), serverEnv.SITE_URL).href;
    return new Response(tripCalendar({ ...trip, uid: `${id}@${new URL(url).hostname}`, url }), {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'attachment; filename="smokies-trip.ics"',
        'Cache-Control': 'no-store',
      },
    });
  })(request);
}
