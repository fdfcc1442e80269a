import 'server-only';
import { writeHost } from '@/lib/data/staff/staff';
import { refundResultSchema, type HostRefund } from '@/lib/schemas/host/bookings/moves';

export const refundBooking = (
  reference: string,
  { amountCents, kind, reason, expectedLeftCents, key }: HostRefund,
) =>
  writeHost(
    'host_refund',
    {
      p_reference: reference,
      p_amount_cents: amountCents,
      p_kind: kind,
      p_reason: reason,
      p_expected_left_cents: expectedLeftCents,
      p_key: key,
    },
    refundResultSchema,
  );
