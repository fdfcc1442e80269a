import { NextResponse } from 'next/server';
import { CLOSED_POLICY } from '@/lib/csp/policy';

/** The response to a console write that no page of the console made. */
export function refuseForeign(): NextResponse {
  const error = { code: 'cross_site', message: 'Call this from the console itself.' };
  const headers = { 'Cache-Control': 'no-store', 'Content-Security-Policy': CLOSED_POLICY };
  return NextResponse.json({ error }, { status: 403, headers });
}
