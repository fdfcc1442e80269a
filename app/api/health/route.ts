import { isDatabaseReady } from '@/lib/data/backend/health';
import { TEST_PAYMENTS_WARNING } from '@/lib/domain/bookings/test-payments';
import { isDraining } from '@/lib/runtime/readiness';
import { arePaymentsOff } from '@/lib/shop/payments-off';

export const dynamic = 'force-dynamic';

export async function GET() {
  const ready = !isDraining() && (await isDatabaseReady());
  return Response.json(
    {
      status: ready ? 'ok' : 'unavailable',
      ...(arePaymentsOff() && { payments: TEST_PAYMENTS_WARNING }),
    },
    { status: ready ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}
