import 'server-only';
import { awaitsPayment, statusAt, type BookingStatus } from '@/lib/domain/booking-status';
import { calendarDate } from '@/lib/domain/calendar-date';
import type { Party } from '@/lib/domain/party';
import type { Stay } from '@/lib/domain/stay';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';
import { invokeFunction } from './invoke-function';
import { withoutOwnOrigin } from './own-address';

/** A booking that waits, or waited, for its payment. */
export type HeldBooking = {
  reference: string;
  token: string;
  status: BookingStatus;
  slug: string;
  stay: Stay;
  party: Party;
  totalCents: number;
  holdExpiresAt: Date | null;
  /** The page to pay it on, while there is one and the dates are held. */
  payUrl: string | null;
};

const COLUMNS =
  'id, reference, status, total_cents, adults, children, pets, hold_expires_at, quote, cabins!bookings_cabin_id_fkey(slug)' as const;

export async function getHeldBooking(token: string, now: Date): Promise<HeldBooking | null> {
  const admin = adminClient();
  const row = expectData(
    await admin.from('bookings').select(COLUMNS).eq('token', token).maybeSingle(),
  );
  if (!row) return null;
  const holdExpiresAt = row.hold_expires_at === null ? null : new Date(row.hold_expires_at);
  const status = statusAt(row.status as BookingStatus, holdExpiresAt, now);
  const open = awaitsPayment(status)
    ? expectData(
        await admin
          .from('payments')
          .select('url')
          .eq('booking_id', row.id)
          .eq('status', 'open')
          .maybeSingle(),
      )
    : null;
  const quote = row.quote as { check_in: string; check_out: string };
  const { adults, children, pets } = row;
  return {
    reference: row.reference,
    token,
    status,
    slug: row.cabins.slug,
    stay: { checkIn: calendarDate(quote.check_in), checkOut: calendarDate(quote.check_out) },
    party: { adults, children, pets },
    totalCents: row.total_cents,
    holdExpiresAt,
    payUrl: open && withoutOwnOrigin(open.url),
  };
}

/** Gives the dates of an unpaid booking back; a paid one stays as it is. */
export async function letGoOfDates(token: string, visitor: Request): Promise<void> {
  const held = await getHeldBooking(token, new Date());
  if (!held || !awaitsPayment(held.status)) return;
  const body = { token, expected_refund_cents: 0, only_unpaid: true };
  const { status } = await invokeFunction('cancel-booking', { body, visitor });
  if (status >= 500) throw new Error('The dates could not be given back');
}
