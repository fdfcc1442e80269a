import { openApiDocument } from '@/lib/schemas/open-api';
import { serverEnv } from '@/lib/env/server';

export const dynamic = 'force-static';

export function GET() {
  return Response.json(openApiDocument(serverEnv.SITE_URL), {
    headers: { 'Access-Control-Allow-Origin': '*' },
  });
}
