import { NextResponse, type NextRequest } from 'next/server';
import { isWithinLimit } from '@/lib/api/limit-visitor';
import { LINK_CHECKS } from '@/lib/data/private-links';
import { logError } from '@/lib/log/log';
import type { LinkKind, PrivateLink } from './private-link';

const LIMITS = {
  stay: 'stay-read',
  review: 'review-read',
  'shared-itinerary': 'itinerary',
  preview: 'draft',
  pay: 'private-link',
} as const satisfies Record<LinkKind, string>;

/** A link that opens something is counted by its page, as are all beyond the limit, which the page tells. */
async function isDead({ kind, token }: PrivateLink, request: NextRequest): Promise<boolean> {
  try {
    if (!(await isWithinLimit(request, 'private-link'))) return false;
    if (await LINK_CHECKS[kind](token, new Date())) return false;
    return await isWithinLimit(request, LIMITS[kind]);
  } catch (error) {
    // The page says that the database does not answer.
    logError('link-check', error);
    return false;
  }
}

/**
 * A page rendered per request cannot answer 404 with its words (components/layout/missing.tsx), so a link that opens
 * nothing is answered with the static page of its kind. Null for one that may open something.
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
