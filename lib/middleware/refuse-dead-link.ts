import { NextResponse, type NextRequest } from 'next/server';
import { isWithinLimit } from '@/lib/api/limit-visitor';
import { LINK_CHECKS } from '@/lib/data/private-links';
import { logError } from '@/lib/log/log';
import type { LinkKind, PrivateLink } from './private-link';

const LIMITS = {
  stay: 'stay-read',
  question: 'stay-read',
  review: 'review-read',
  'shared-itinerary': 'itinerary',
  preview: 'draft',
  pay: 'private-link',
  quote: 'private-link',
} as const satisfies Record<LinkKind, string>;

/** Counts only dead links; the page itself rate limits valid ones and tells visitors. */
async function isDead({ kind, token }: PrivateLink, request: NextRequest): Promise<boolean> {
  try {
    if (!(await isWithinLimit(request, 'private-link'))) return false;
    if (await LINK_CHECKS[kind](token, new Date())) return false;
    return await isWithinLimit(request, LIMITS[kind]);
  } catch (error) {
    // The page reports that the database doesn't respond.
    logError('link-check', error);
    return false;
  }
}

/**
 * A page rendered per request can't answer 404 with server-rendered text (components/layout/missing.tsx), so a dead
 * link gets the static page of its kind. Null when the link may be valid.
 */
export async function refuseDeadLink(
  request: NextRequest,
  link: PrivateLink,
): Promise<NextResponse | null> {
  if (!(await isDead(link, request))) return null;
  const target = request.nextUrl.clone();
  target.pathname = `/${link.kind}/missing`;
  const response = NextResponse.rewrite(target);
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
}
