import { listCabinLocations } from '@/lib/data/cabin-locations';
import type { CabinMap } from '@/lib/domain/cabin-location';
import { serverEnv } from '@/lib/env/server';

export const dynamic = 'force-static';
export const revalidate = 300;

export async function GET() {
  const map: CabinMap = {
    styleUrl: serverEnv.MAP_STYLE_URL,
    cabins: await listCabinLocations(),
  };
  return Response.json(map);
}
