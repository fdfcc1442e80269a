import { limitVisitor } from '@/lib/api/limit-visitor';
import { parseQuery, proxyResponse, withSameOrigin } from '@/lib/api/handler';
import { statsQuerySchema } from '@/lib/schemas/stats';
import { invokeFunction } from '@/lib/data/backend/invoke-function';

export const GET = withSameOrigin(async (request) => {
  const query = parseQuery(request, statsQuerySchema);
  await limitVisitor(request, 'stats');
  const body = 'ids' in query ? { property_ids: query.ids } : query;
  return proxyResponse(await invokeFunction('get-cabin-stats', { body }));
});
