import { openApiDocument } from '@/lib/schemas/open-api';
import { readSiteChanges } from '@/lib/data/backend/shop-settings';
import { serverEnv } from '@/lib/env/server';

export const dynamic = 'force-static';
export const revalidate = 300;

export async function GET() {
  await readSiteChanges();
  return Response.json(openApiDocument(serverEnv.SITE_URL), {
    headers: { 'Access-Control-Allow-Origin': '*' },
  });
}
