import type { ZodType } from 'zod';
import { limitMessage } from '../../../lib/http/rate-limits.ts';

/** An error in the one shape that all functions and routes share (product §11). */
export function errorResponse(
  status: number,
  code: string,
  message: string,
  extra: Record<string, unknown> = {},
): Response {
  return Response.json({ error: { code, message, ...extra } }, { status });
}

/** 429 with the message of the reached limit. */
export const tooManyRequests = (reached: string) =>
  errorResponse(429, 'too_many_requests', limitMessage(reached));

export const invalidRequest = (message = 'The request is not valid.') =>
  errorResponse(400, 'invalid_request', message);

/** What a handler throws at any depth to have this answered. */
export class HttpError extends Error {
  readonly response: Response;

  constructor(response: Response) {
    super(`HTTP ${response.status}`);
    this.response = response;
  }
}

/** The parsed body, or the 400 to respond with. */
export async function parseBody<T>(request: Pick<Request, 'json'>, schema: ZodType<T>): Promise<T> {
  const body: unknown = await request.json().catch(() => undefined);
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => issue.path.join('.') || 'body');
  throw new HttpError(invalidRequest(`Not valid: ${[...new Set(fields)].join(', ')}.`));
}
