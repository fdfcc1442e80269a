import { responseMeta, listApiCabins } from '@/lib/data/api-v1';
import { publicRoute } from '@/lib/api/public';

export const dynamic = 'force-dynamic';

export const GET = publicRoute(async () =>
  Response.json({ ...responseMeta(new Date()), cabins: await listApiCabins() }),
);
