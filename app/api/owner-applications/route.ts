import { invokeFunction } from '@/lib/data/invoke-function';
import { parseJson, passOn, route } from '@/lib/api/handler';
import { ownerApplicationSchema } from '@/lib/schemas/owner-application';

export const POST = route(async (request) => {
  const body = await parseJson(request, ownerApplicationSchema);
  return passOn(await invokeFunction('owner-application', { body, visitor: request }));
});
