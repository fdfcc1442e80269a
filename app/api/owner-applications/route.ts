import { invokeFunction } from '@/lib/data/backend/invoke-function';
import { parseJson, proxyResponse, withSameOrigin } from '@/lib/api/handler';
import { ownerApplicationSchema } from '@/lib/schemas/owner-application';

export const POST = withSameOrigin(async (request) => {
  const body = await parseJson(request, ownerApplicationSchema);
  return proxyResponse(await invokeFunction('owner-application', { body, visitor: request }));
});
