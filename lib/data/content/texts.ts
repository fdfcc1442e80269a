import 'server-only';
import { invokeFunction } from '@/lib/data/backend/invoke-function';
import type { OpeningWatch } from '@/lib/schemas/opening-watch';
import type { TextRequest } from '@/lib/schemas/text';

/** The page that made the request, without its query; null when the browser doesn't say. */
function pageOf(request: Request): string | null {
  const referer = request.headers.get('Referer');
  return referer && URL.canParse(referer) ? new URL(referer).pathname.slice(0, 200) : null;
}

function invokeFromPage(name: string, body: unknown, visitor: Request) {
  const page = pageOf(visitor);
  const headers: Record<string, string> = page ? { 'X-Visitor-Page': page } : {};
  return invokeFunction(name, { body, visitor, headers });
}

export const sendText = (body: TextRequest, visitor: Request) =>
  invokeFromPage('text-favorite-cabins', body, visitor);

export const watchOpenings = (body: OpeningWatch, visitor: Request) =>
  invokeFromPage('watch-openings', body, visitor);
