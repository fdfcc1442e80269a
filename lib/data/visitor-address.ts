import 'server-only';

/**
 * The visitor's network address. The nearest proxy's word counts: whatever stands before it in the header,
 * the visitor may have written.
 */
export function visitorAddress(request: Request): string {
  return request.headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() || 'unknown';
}
