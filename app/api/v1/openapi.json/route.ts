import { openApiDocument } from '@/lib/schemas/open-api';
import { readShopChanges } from '@/lib/data/backend/shop-settings';
import { serverEnv } from '@/lib/env/server';

export const dynamic = 'force-static';
export const revalidate = 300;

export async function GET() {
  await readShopChanges();
  return Response.json(openApiDocument(serverEnv.SITE_URL), {
    headers: { 'Access-Control-Allow-Origin': '*' },
  });
}
