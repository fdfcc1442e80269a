import { checkSaved } from '@/lib/data/saved';
import { parseJson, route } from '@/lib/http/route';
import { savedRequestSchema } from '@/lib/schemas/saved';

export const POST = route(async (request) => {
  const body = await parseJson(request, savedRequestSchema);
  const answer = await checkSaved(body, new Date());
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
});
