import type { ZodType } from 'zod';
import { parseBody, HttpError, errorResponse } from './responses.ts';

// Reads to the end even past the limit, because an unread body would break the connection for other requests.
export async function readCapped(
  request: Pick<Request, 'body'>,
  mostBytes: number,
): Promise<Blob | null> {
  const chunks: BlobPart[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length;
    if (bytes <= mostBytes) chunks.push(chunk as BlobPart);
  }
  return bytes <= mostBytes ? new Blob(chunks) : null;
}

/** parseBody with a size limit: a larger body is not parsed. */
export async function parseCappedBody<T>(
  request: Request,
  schema: ZodType<T>,
  mostBytes: number,
): Promise<T> {
  const body = await readCapped(request, mostBytes);
  if (body) return parseBody(new Response(body), schema);
  throw new HttpError(errorResponse(413, 'body_too_large', 'That’s too big to send.'));
}
