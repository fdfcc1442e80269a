import { textLinkTarget } from '@/lib/data/content/text-links';
import { logError } from '@/lib/log/log';
import { paths } from '@/lib/http/paths';

/** A texted link. What it shows, also as a preview, is the cabin's own page. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/t/[token]'>,
): Promise<Response> {
  const { token } = await params;
  const target = await textLinkTarget(token).catch((error: unknown) => {
    logError('texted link could not be opened', error);
    return paths.cabins();
  });
  const headers = {
    Location: target,
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex, nofollow',
  };
  return new Response(null, { status: 307, headers });
}
