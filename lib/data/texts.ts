import 'server-only';
import { invokeFunction } from '@/lib/data/invoke-function';
import type { TextRequest } from '@/lib/schemas/text';

/** The page a request was made from, without its query; null when the browser does not say. */
function pageOf(request: Request): string | null {
  const referer = request.headers.get('Referer');
  return referer && URL.canParse(referer) ? new URL(referer).pathname.slice(0, 200) : null;
}

export async function sendText(body: TextRequest, visitor: Request) {
  const page = pageOf(visitor);
  const headers: Record<string, string> = page ? { 'X-Visitor-Page': page } : {};
  return invokeFunction('text-favorite-cabins', { body, visitor, headers });
}
