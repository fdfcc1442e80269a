import { limitReads } from '@/lib/http/read-limits';
import { parseQuery, passOn, route } from '@/lib/http/route';
import { statsQuerySchema } from '@/lib/schemas/stats';
import { invokeFunction } from '@/lib/data/invoke-function';

export const GET = route(async (request) => {
  const query = parseQuery(request, statsQuerySchema);
  limitReads(request, 'stats');
  const body = 'ids' in query ? { property_ids: query.ids } : query;
  return passOn(await invokeFunction('get-cabin-stats', { body }));
});
