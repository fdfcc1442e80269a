import { readTrip } from '@/lib/data/search/itineraries';
import { itineraryCalendarFile } from '@/lib/ical/itinerary-ics';
import { CALENDAR_FILE_TYPE } from '@/lib/ical/write';
import { serverEnv } from '@/lib/env/server';
import { unknownItinerary } from '@/lib/api/itinerary';
import { limitVisitor } from '@/lib/api/limit-visitor';
import { withErrorHandling } from '@/lib/api/handler';
import { paths } from '@/lib/http/paths';

// Calendar programs and in-app browsers open it from elsewhere.
export const GET = withErrorHandling(
  async (request, { params }: RouteContext<'/api/itineraries/[id]/calendar'>) => {
    const { id } = await params;
    await limitVisitor(request, 'itinerary-read');
    const trip = await readTrip(id, new Date());
    if (!trip) throw unknownItinerary();
    const url = new URL(paths.sharedItinerary(id), serverEnv.SITE_URL).href;
    const { updatedAt, ...shown } = trip;
    const mark = { uid: `${id}@${new URL(url).hostname}`, updatedAt };
    return new Response(itineraryCalendarFile({ ...shown, url }, mark), {
      headers: {
        'Content-Type': CALENDAR_FILE_TYPE,
        'Content-Disposition': 'attachment; filename="smokies-trip.ics"',
        'Cache-Control': 'no-store',
      },
    });
  },
);
