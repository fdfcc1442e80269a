import { createHash } from 'node:crypto';
import { cabinCalendarFile } from '@/lib/ical/cabin-ics';
import { CALENDAR_FILE_TYPE } from '@/lib/ical/write';
import { getExportedCalendar } from '@/lib/data/calendar-export';
import { limitVisitor } from '@/lib/api/limit-visitor';
import { matchesEtag } from '@/lib/api/request-headers';
import { withErrorHandling } from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';
import { exportTokenSchema } from '@/lib/schemas/calendar-feed';

const unknown = () => new HttpError(404, 'not_found', 'There is no such page.');

/** A cabin's calendar for other platforms, under its secret. A failed read must not become an empty calendar. */
export const GET = withErrorHandling(
  async (request, { params }: RouteContext<'/calendar/[file]'>) => {
    await limitVisitor(request, 'calendar');
    const [, name = ''] = /^(.*)\.ics$/.exec((await params).file) ?? [];
    const token = exportTokenSchema.safeParse(name);
    const calendar = token.success ? await getExportedCalendar(token.data) : null;
    if (!calendar) throw unknown();

    const text = cabinCalendarFile(calendar);
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    const headers = {
      ETag: etag,
      'Cache-Control': 'private, max-age=300',
      'X-Robots-Tag': 'noindex, nofollow',
    };
    if (matchesEtag(request.headers.get('If-None-Match'), etag)) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(text, {
      headers: {
        ...headers,
        'Content-Type': CALENDAR_FILE_TYPE,
        'Content-Disposition': 'attachment; filename="calendar.ics"',
      },
    });
  },
);
