import { parseQuery, passOn, route } from '@/lib/http/route';
import { statsQuerySchema } from '@/lib/schemas/stats';
import { invokeFunction } from '@/lib/data/invoke-function';

export const GET = route(async (request) => {
  const { ids } = parseQuery(request, statsQuerySchema);
  return passOn(await invokeFunction('get-cabin-stats', { body: { property_ids: ids } }));
});
