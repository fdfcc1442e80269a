import 'server-only';

/** The client IP, as the site's own server or the nearest proxy has set it. */
export function clientIpOf(request: Pick<Request, 'headers'>): string {
  return request.headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() || 'unknown';
}
