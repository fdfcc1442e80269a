import { createHash } from 'node:crypto';
import { withErrorHandling } from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';
import { limitVisitor } from '@/lib/api/limit-visitor';
import { matchesEtag } from '@/lib/api/request-headers';
import { getTaskCalendar } from '@/lib/data/task-calendar';
import { taskCalendarFile } from '@/lib/ical/task-ics';
import { CALENDAR_FILE_TYPE } from '@/lib/ical/write';
import { taskTokenSchema } from '@/lib/schemas/task-calendar';
import { site } from '@/lib/site';

const unknown = () => new HttpError(404, 'not_found', 'There is no such page.');

/** The tasks of a member of the staff, under a secret. Another and a former one are answered alike. */
export const GET = withErrorHandling(
  async (request, { params }: RouteContext<'/calendar/tasks/[file]'>) => {
    await limitVisitor(request, 'calendar');
    const [, name = ''] = /^(.*)\.ics$/.exec((await params).file) ?? [];
    const token = taskTokenSchema.safeParse(name);
    const calendar = token.success ? await getTaskCalendar(token.data) : null;
    if (!calendar) throw unknown();

    const text = taskCalendarFile(`Tasks, ${site.name}`, calendar);
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
        'Content-Disposition': 'attachment; filename="tasks.ics"',
      },
    });
  },
);
