import { sendText } from '@/lib/data/texts';
import { parseJson, passOn, route } from '@/lib/api/handler';
import { apiErrorSchema } from '@/lib/schemas/api-error';
import { textRequestSchema } from '@/lib/schemas/text';

const FAILED = {
  error: { code: 'text_failed', message: 'Failed to send text. Please try again.' },
};

export const POST = route(async (request) => {
  const { status, body } = await sendText(await parseJson(request, textRequestSchema), request);
  if (status < 500) return passOn({ status, body });
  // 502: the provider failed, and the function has found the words for it.
  const told = apiErrorSchema.safeParse(status === 502 ? body : null);
  const init = { status: 502, headers: { 'Cache-Control': 'no-store' } };
  return Response.json(told.success ? told.data : FAILED, init);
});
