import { invokeFunction } from '@/lib/data/backend/invoke-function';
import { parseJson, proxyResponse, withSameOrigin } from '@/lib/api/handler';
import { dealUnlockSchema } from '@/lib/schemas/deal';

export const POST = withSameOrigin(async (request) => {
  const body = await parseJson(request, dealUnlockSchema);
  return proxyResponse(await invokeFunction('track-daily-deal-unlock', { body, visitor: request }));
});
