import { listCabinLocations } from '@/lib/data/cabins/cabin-locations';
import type { CabinMap } from '@/lib/domain/catalog/cabin-location';
import { serverEnv } from '@/lib/env/server';
import { limitVisitor } from '@/lib/api/limit-visitor';
import { noStore, parseQuery, withSameOrigin } from '@/lib/api/handler';
import { cabinLocationsQuerySchema } from '@/lib/schemas/cabin-locations';

export const GET = withSameOrigin(async (request) => {
  const { cabins } = parseQuery(request, cabinLocationsQuerySchema);
  await limitVisitor(request, 'map');
  const map: CabinMap = {
    styleUrl: serverEnv.MAP_STYLE_URL,
    cabins: await listCabinLocations(cabins),
  };
  return noStore(map);
});
