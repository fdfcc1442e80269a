import 'server-only';
import { writeHost } from '@/lib/data/staff/staff';
import { damageReturnedSchema, type HostDamageReturn } from '@/lib/schemas/host/bookings/bookings';
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

/** Gives back the damage deposit if it is still the amount the host saw. */
export const returnDamageDeposit = (
  reference: string,
  { amountCents, reason, expectedHeldCents, key }: HostDamageReturn,
) =>
  writeHost(
    'host_return_damage',
    {
      p_reference: reference,
      p_amount_cents: amountCents,
      p_reason: reason,
      p_expected_held_cents: expectedHeldCents,
      p_key: key,
    },
    damageReturnedSchema,
  );
