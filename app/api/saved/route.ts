import { checkSavedCabins } from '@/lib/data/search/saved';
import { limitVisitor } from '@/lib/api/limit-visitor';
import { noStore, parseJson, withSameOrigin } from '@/lib/api/handler';
import { savedRequestSchema } from '@/lib/schemas/saved';

export const POST = withSameOrigin(async (request) => {
  const body = await parseJson(request, savedRequestSchema);
  await limitVisitor(request, 'search');
  return noStore(await checkSavedCabins(body, new Date()));
});
