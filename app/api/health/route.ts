import { isDatabaseReady } from '@/lib/data/health';
import { isDraining } from '@/lib/draining';

export const dynamic = 'force-dynamic';

export async function GET() {
  const ready = !isDraining() && (await isDatabaseReady());
  return Response.json(
    { status: ready ? 'ok' : 'unavailable' },
    { status: ready ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}
