import { invokeFunction } from '@/lib/data/invoke-function';
import { parseJson, passOn, route } from '@/lib/api/handler';
import { dealUnlockSchema } from '@/lib/schemas/deal';

export const POST = route(async (request) => {
  const body = await parseJson(request, dealUnlockSchema);
  return passOn(await invokeFunction('track-daily-deal-unlock', { body, visitor: request }));
});
