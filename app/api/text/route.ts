import { sendText } from '@/lib/data/texts';
import { noStore, parseJson, proxyResponse, withSameOrigin } from '@/lib/api/handler';
import { apiErrorSchema } from '@/lib/schemas/api-error';
import { textRequestSchema } from '@/lib/schemas/text';

const FAILED = {
  error: { code: 'text_failed', message: 'Failed to send text. Please try again.' },
};

export const POST = withSameOrigin(async (request) => {
  const { status, body } = await sendText(await parseJson(request, textRequestSchema), request);
  if (status < 500) return proxyResponse({ status, body });
  // 502: the provider failed, and the function has a message for the visitor.
  const told = apiErrorSchema.safeParse(status === 502 ? body : null);
  return noStore(told.success ? told.data : FAILED, 502);
});
