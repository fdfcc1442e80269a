import type { NextRequest, NextResponse } from 'next/server';
import { cookieForArrival } from '../domain/analytics/traffic-source';
import { readPolicySettings } from '../env/policy-settings';

const { isHttps } = readPolicySettings();

/** Sets the cookie with the network that sent a first-time visitor. For cached pages, the page's script does it. */
export function noteTrafficSource(request: NextRequest, response: NextResponse): NextResponse {
  const cookie = cookieForArrival({
    url: request.url,
    referrer: request.headers.get('Referer'),
    userAgent: request.headers.get('User-Agent'),
    cookies: request.headers.get('Cookie'),
    isSecure: isHttps || request.nextUrl.protocol === 'https:',
  });
  if (cookie === null) return response;
  response.headers.append('Set-Cookie', cookie);
  // A shared cache must not give one visitor's cookie to others.
  if (!response.headers.get('Cache-Control')?.includes('no-store')) {
    response.headers.set('Cache-Control', 'private, no-cache');
  }
  return response;
}
