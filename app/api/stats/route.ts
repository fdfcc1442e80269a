import { limitVisitor } from '@/lib/api/limit-visitor';
import { parseQuery, passOn, route } from '@/lib/api/handler';
import { statsQuerySchema } from '@/lib/schemas/stats';
import { invokeFunction } from '@/lib/data/invoke-function';

export const GET = route(async (request) => {
  const query = parseQuery(request, statsQuerySchema);
  await limitVisitor(request, 'stats');
  const body = 'ids' in query ? { property_ids: query.ids } : query;
  return passOn(await invokeFunction('get-cabin-stats', { body }));
});
