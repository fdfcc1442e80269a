import { checkSaved } from '@/lib/data/saved';
import { limitVisitor } from '@/lib/api/limit-visitor';
import { parseJson, route } from '@/lib/api/handler';
import { savedRequestSchema } from '@/lib/schemas/saved';

export const POST = route(async (request) => {
  const body = await parseJson(request, savedRequestSchema);
  await limitVisitor(request, 'search');
  const answer = await checkSaved(body, new Date());
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
});
