import { asOf, getApiCabin } from '@/lib/data/api-v1';
import { invokeFunction } from '@/lib/data/invoke-function';
import { publicRoute, unknownCabin } from '@/lib/api/public';
import { parseQuery, passOn } from '@/lib/api/handler';
import { apiQuoteQuerySchema } from '@/lib/schemas/api-v1';

export const GET = publicRoute(async (request) => {
  const { cabin, ...stay } = parseQuery(request, apiQuoteQuerySchema);
  const found = await getApiCabin(cabin);
  if (!found) throw unknownCabin();
  const answer = await invokeFunction('quote', { body: { cabin_id: found.id, ...stay } });
  if (answer.status !== 200) return passOn(answer);
  return Response.json({ ...asOf(new Date()), ...(answer.body as object) });
});
