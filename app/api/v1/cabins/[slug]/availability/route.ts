import { responseMeta, getApiCabin } from '@/lib/data/api-v1';
import { invokeFunction } from '@/lib/data/backend/invoke-function';
import { publicRoute, unknownCabin } from '@/lib/api/public';
import { proxyResponse } from '@/lib/api/handler';

export const GET = publicRoute(
  async (_request, { params }: RouteContext<'/api/v1/cabins/[slug]/availability'>) => {
    const found = await getApiCabin((await params).slug);
    if (!found) throw unknownCabin();
    const answer = await invokeFunction('cabin-availability', { query: { cabin_id: found.id } });
    if (answer.status !== 200) return proxyResponse(answer);
    return Response.json({
      ...responseMeta(new Date()),
      cabin: found.cabin,
      ...(answer.body as object),
    });
  },
);
