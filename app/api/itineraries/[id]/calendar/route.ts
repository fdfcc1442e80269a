import { readTrip } from '@/lib/data/itineraries';
import { tripCalendar } from '@/lib/domain/trip/itinerary-ics';
import { serverEnv } from '@/lib/env/server';
import { unknownItinerary } from '@/lib/api/itinerary';
import { limitVisitor } from '@/lib/api/limit-visitor';
import { answering } from '@/lib/api/handler';
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
