import { asOf, getApiCabin } from '@/lib/data/api-v1';
import { invokeFunction } from '@/lib/data/invoke-function';
import { publicRoute, unknownCabin } from '@/lib/api/public';
import { passOn } from '@/lib/api/handler';

type Context = { params: Promise<{ slug: string }> };

export const GET = publicRoute(async (_request, { params }: Context) => {
  const found = await getApiCabin((await params).slug);
  if (!found) throw unknownCabin();
  const answer = await invokeFunction('cabin-availability', { query: { cabin_id: found.id } });
  if (answer.status !== 200) return passOn(answer);
  return Response.json({ ...asOf(new Date()), cabin: found.cabin, ...(answer.body as object) });
});
