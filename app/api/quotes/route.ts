import { noStore, parseJson, proxyResponse, withSameOrigin } from '@/lib/api/handler';
import { invokeFunction } from '@/lib/data/backend/invoke-function';
import { serverEnv } from '@/lib/env/server';
import { quotePath } from '@/lib/http/paths';
import { savedQuoteSchema, sentQuoteRequestSchema } from '@/lib/schemas/quote';

export const POST = withSameOrigin(async (request) => {
  const body = await parseJson(request, sentQuoteRequestSchema);
  const answer = await invokeFunction('save-quote', { body, visitor: request });
  if (answer.status !== 201) return proxyResponse(answer);
  const { token } = savedQuoteSchema.parse(answer.body);
  return noStore({ url: new URL(quotePath(token), serverEnv.SITE_URL).href }, 201);
});
