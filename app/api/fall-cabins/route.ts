import { findFallCabins } from '@/lib/data/fall-cabins';
import { parseQuery, route } from '@/lib/http/route';
import { fallCabinsQuerySchema } from '@/lib/schemas/fall';

export const GET = route(async (request) => {
  const answer = await findFallCabins(parseQuery(request, fallCabinsQuerySchema), new Date());
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
});
