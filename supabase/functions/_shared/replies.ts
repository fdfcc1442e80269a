import type { ZodType } from 'zod';
import { limitMessage } from '../../../lib/rate-limits.ts';

/** A refusal in the one shape all functions and routes share (product §11). */
export function refuse(
  status: number,
  code: string,
  message: string,
  extra: Record<string, unknown> = {},
): Response {
  return Response.json({ error: { code, message, ...extra } }, { status });
}

/** For whoever has reached the limit with this key. */
export const tooManyRequests = (reached: string) =>
  refuse(429, 'too_many_requests', limitMessage(reached));

export const invalidRequest = (message = 'The request is not valid.') =>
  refuse(400, 'invalid_request', message);

/** The body as the schema wants it, or the refusal to answer with. */
export async function parseBody<T>(
  request: Pick<Request, 'json'>,
  schema: ZodType<T>,
): Promise<{ ok: true; value: T } | { ok: false; response: Response }> {
  const body: unknown = await request.json().catch(() => undefined);
  const parsed = schema.safeParse(body);
  if (parsed.success) return { ok: true, value: parsed.data };
  const fields = parsed.error.issues.map((issue) => issue.path.join('.') || 'body');
  return {
    ok: false,
    response: refuse(400, 'invalid_request', `Not valid: ${[...new Set(fields)].join(', ')}.`),
  };
}
