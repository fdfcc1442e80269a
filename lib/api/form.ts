import 'server-only';
import { mediaTypeOf } from '@/lib/api/request-headers';
import type { ZodType } from 'zod';
import { parseRequest, readCapped } from '@/lib/api/handler';

const MEDIA_TYPE = 'application/x-www-form-urlencoded';
const MAX_BYTES = 4096;

/** Whether the body is a form that the browser submitted without scripts. */
export const isForm = (request: Request): boolean =>
  mediaTypeOf(request.headers.get('Content-Type')) === MEDIA_TYPE;

/** The fields of a form, the last one of a repeated name; empty for any other body. */
export async function readForm(
  request: Request,
  mostBytes = MAX_BYTES,
): Promise<Readonly<Record<string, string | undefined>>> {
  if (!isForm(request)) return {};
  return Object.fromEntries(new URLSearchParams(await readCapped(request, mostBytes)));
}

export const parseForm = async <T>(request: Request, schema: ZodType<T>): Promise<T> =>
  parseRequest(await readForm(request), schema);

/** Redirects to a page of this site with 303, so that a reload does not send the form again. */
export const seeOther = (path: string): Response =>
  new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } });
