import 'server-only';
import { createHash } from 'node:crypto';
import { CALENDAR_FILE_TYPE } from '@/lib/ical/write';
import { withErrorHandling } from './handler';
import { HttpError } from './http-error';
import { limitVisitor } from './limit-visitor';
import { matchesEtag } from './request-headers';

type Context = { params: Promise<{ file: string }> };

/**
 * Serves a calendar file under a secret URL. `read` takes the part before `.ics` and returns null for an unknown or
 * revoked secret, which get the same response.
 */
export const secretCalendar = (name: string, read: (secret: string) => Promise<string | null>) =>
  withErrorHandling(async (request, { params }: Context) => {
    await limitVisitor(request, 'calendar');
    const [, secret = ''] = /^(.*)\.ics$/.exec((await params).file) ?? [];
    const text = await read(secret);
    if (text === null) throw new HttpError(404, 'not_found', 'That page doesn’t exist.');

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
        'Content-Disposition': `attachment; filename="${name}.ics"`,
      },
    });
  });
