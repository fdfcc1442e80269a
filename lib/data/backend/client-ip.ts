import 'server-only';

/** The client IP as set by the site's own server or the nearest proxy. */
export function clientIpOf(request: Pick<Request, 'headers'>): string {
  return request.headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() || 'unknown';
}
