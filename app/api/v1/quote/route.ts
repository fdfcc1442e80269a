import { responseMeta, getApiCabin } from '@/lib/data/api-v1';
import { invokeFunction } from '@/lib/data/backend/invoke-function';
import { publicRoute, unknownCabin } from '@/lib/api/public';
import { parseQuery, proxyResponse } from '@/lib/api/handler';
import { apiQuoteQuerySchema } from '@/lib/schemas/api-v1';

export const GET = publicRoute(async (request) => {
  const { cabin, ...stay } = parseQuery(request, apiQuoteQuerySchema);
  const found = await getApiCabin(cabin);
  if (!found) throw unknownCabin();
  const body = { cabin_id: found.id, ...stay };
  // Wrong promo codes are counted by network.
  const answer = await invokeFunction('quote', { body, visitor: request });
  if (answer.status !== 200) return proxyResponse(answer);
  return Response.json({ ...responseMeta(new Date()), ...(answer.body as object) });
});
