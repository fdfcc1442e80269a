import { limitReads } from '@/lib/http/read-limits';
import { parseQuery, passOnText, route } from '@/lib/http/route';
import { availabilityQuerySchema } from '@/lib/schemas/availability';
import { readBriefly } from '@/lib/data/brief-reads';
import { invokeForText } from '@/lib/data/invoke-function';

export const GET = route(async (request) => {
  const query = parseQuery(request, availabilityQuerySchema);
  limitReads(request, 'availability');
  const read = () => invokeForText('cabin-availability', { query });
  return passOnText(await readBriefly(`availability:${query.cabin_id}`, read));
});
