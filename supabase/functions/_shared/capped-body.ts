import type { ZodType } from 'zod';
import { parseBody, refuse } from './replies.ts';

// Reads to the end even past the limit: an unread body would break the connection and other requests on it.
export async function readCapped(request: Request, mostBytes: number): Promise<Blob | null> {
  const chunks: BlobPart[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length;
    if (bytes <= mostBytes) chunks.push(chunk as BlobPart);
  }
  return bytes <= mostBytes ? new Blob(chunks) : null;
}

/** parseBody for what anybody may send often: more than `mostBytes` is not even parsed. */
export async function parseCappedBody<T>(
  request: Request,
  schema: ZodType<T>,
  mostBytes: number,
): ReturnType<typeof parseBody<T>> {
  const body = await readCapped(request, mostBytes);
  if (body) return parseBody(new Response(body), schema);
  return { ok: false, response: refuse(413, 'body_too_large', 'The request is too large.') };
}
