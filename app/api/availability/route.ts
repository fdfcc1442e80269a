import { limitReads } from '@/lib/http/read-limits';
import { parseQuery, passOn, route } from '@/lib/http/route';
import { availabilityQuerySchema } from '@/lib/schemas/availability';
import { invokeFunction } from '@/lib/data/invoke-function';

export const GET = route(async (request) => {
  const query = parseQuery(request, availabilityQuerySchema);
  limitReads(request, 'availability');
  return passOn(await invokeFunction('cabin-availability', { query }));
});
