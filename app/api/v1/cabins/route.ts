import { answerMeta, listApiCabins } from '@/lib/data/api-v1';
import { publicRoute } from '@/lib/api/public';

export const dynamic = 'force-dynamic';

export const GET = publicRoute(async () =>
  Response.json({ ...answerMeta(new Date()), cabins: await listApiCabins() }),
);
