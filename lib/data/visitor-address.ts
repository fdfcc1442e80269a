import 'server-only';

/** The visitor's network address: the one that the site's own server has left, or at least the nearest proxy's word. */
export function visitorAddress(request: Pick<Request, 'headers'>): string {
  return request.headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() || 'unknown';
}
