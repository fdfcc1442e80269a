import { createHash } from 'node:crypto';
import { cabinCalendarFile } from '@/lib/ical/cabin-ics';
import { CALENDAR_FILE_TYPE } from '@/lib/ical/write';
import { getExportedCalendar } from '@/lib/data/calendar-export';
import { limitVisitor } from '@/lib/api/limit-visitor';
import { holdsTag } from '@/lib/api/request-headers';
import { answering } from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';
import { exportTokenSchema } from '@/lib/schemas/calendar-feed';

type Context = { params: Promise<{ file: string }> };

const unknown = () => new HttpError(404, 'not_found', 'There is no such page.');

/** A cabin's own calendar, for other platforms, under its secret. When it cannot be read, never an empty one. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return answering(async () => {
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
    if (holdsTag(request.headers.get('If-None-Match'), etag)) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(text, {
      headers: {
        ...headers,
        'Content-Type': CALENDAR_FILE_TYPE,
        'Content-Disposition': 'attachment; filename="calendar.ics"',
      },
    });
  })(request);
}
