import type { ZodType } from 'zod';
import { limitMessage } from '../../../lib/http/rate-limits.ts';

/** An error response in the format shared by all functions and routes (product §11). */
export function errorResponse(
  status: number,
  code: string,
  message: string,
  extra: Record<string, unknown> = {},
): Response {
  return Response.json({ error: { code, message, ...extra } }, { status });
}

/** A 429 with the message of the exceeded limit. */
export const tooManyRequests = (reached: string) =>
  errorResponse(429, 'too_many_requests', limitMessage(reached));

export const invalidRequest = (message = 'The request is not valid.') =>
  errorResponse(400, 'invalid_request', message);

/** A response that handlers may throw at any depth. */
export class HttpError extends Error {
  readonly response: Response;

  constructor(response: Response) {
    super(`HTTP ${response.status}`);
    this.response = response;
  }
}

/** Parses the body; throws a 400 when it is invalid. */
export async function parseBody<T>(request: Pick<Request, 'json'>, schema: ZodType<T>): Promise<T> {
  const body: unknown = await request.json().catch(() => undefined);
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => issue.path.join('.') || 'body');
  throw new HttpError(invalidRequest(`Not valid: ${[...new Set(fields)].join(', ')}.`));
}
