import 'server-only';
import type { FunctionAnswer } from '@/lib/data/backend/invoke-function';
import { apiErrorSchema } from '@/lib/schemas/api-error';
import { noStore, proxyResponse } from './handler';

const FAILED = {
  error: { code: 'text_failed', message: 'Failed to send text. Please try again.' },
};

/** The response of a text-message function as visitors may see it. */
export function textResponse({ status, body }: FunctionAnswer): Response {
  if (status < 500) return proxyResponse({ status, body });
  // With 502 no text can be sent, and the function's message is meant for the visitor.
  const parsed = apiErrorSchema.safeParse(status === 502 ? body : null);
  return noStore(parsed.success ? parsed.data : FAILED, 502);
}
