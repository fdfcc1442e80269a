import { NextResponse, type NextRequest } from 'next/server';
import { parsePictureUrl } from '../domain/values/parse-picture-url';
import { pictureRules } from '../env/picture-rules';
import { CLOSED_POLICY } from '../csp/policy';

const rules = pictureRules();

/** Next encodes the slashes of a query before the middleware sees it. */
function spellQuery({ pathname, searchParams }: NextRequest['nextUrl']): string {
  const query = Array.from(searchParams, ([name, value]) => {
    return `${name}=${encodeURIComponent(value).replaceAll('%2F', '/')}`;
  });
  return query.length === 0 ? pathname : `${pathname}?${query.join('&')}`;
}

/** Refuses a non-canonical URL of a picture (decision 16), as server/ does with the URL as received. */
export function checkPicture(address: NextRequest['nextUrl']): NextResponse {
  if (parsePictureUrl(spellQuery(address), rules)) return NextResponse.next();
  return new NextResponse('No such picture.', {
    status: 400,
    headers: { 'Cache-Control': 'no-store', 'Content-Security-Policy': CLOSED_POLICY },
  });
}
