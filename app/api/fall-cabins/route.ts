import { findFallCabins } from '@/lib/data/fall-cabins';
import { limitVisitor } from '@/lib/api/limit-visitor';
import { parseQuery, route } from '@/lib/api/handler';
import { fallCabinsQuerySchema } from '@/lib/schemas/fall';

export const GET = route(async (request) => {
  const query = parseQuery(request, fallCabinsQuerySchema);
  await limitVisitor(request, 'search');
  const answer = await findFallCabins(query, new Date());
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
});
