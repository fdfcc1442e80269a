import 'server-only';
import type { Booking } from '@/lib/domain/booking';
import { awaitsPayment, statusAt, type BookingStatus } from '@/lib/domain/booking-status';
import { agreedFreeCancelDays } from '@/lib/domain/cancellation';
import { fromQuoteWire } from '@/lib/domain/quote-wire';
import { paysBack } from '@/lib/domain/refund';
import { quoteWireSchema } from '@/lib/schemas/quote';
import { adminClient } from '@/lib/supabase/admin-client';
import { withoutOwnOrigin } from './own-address';
import { toPicture } from './pictures';
import { expectData } from '@/lib/supabase/expect-data';

const COLUMNS =
  'id, reference, status, hold_expires_at, confirmed_at, adults, children, pets, guest_name, guest_email, free_cancel_until, quote, cabins!bookings_cabin_id_fkey(slug, title, city, hero_image_url, check_in_time, check_out_time, timezone)' as const;

type Admin = ReturnType<typeof adminClient>;

async function getMoney(admin: Admin, bookingId: string) {
  const payments = expectData(
    await admin
      .from('payments')
      .select(
        'status, url, paid_cents, receipt_url, refunds!refunds_payment_id_fkey(amount_cents, status)',
      )
      .eq('booking_id', bookingId),
  );
  const address = (url: string | null | undefined) => (url ? withoutOwnOrigin(url) : null);
  const paid = payments.filter(({ status }) => status === 'paid');
  const refunds = paid.flatMap((payment) => payment.refunds);
  return {
    paidCents: paid.reduce((sum, { paid_cents }) => sum + (paid_cents ?? 0), 0),
    refundCents: refunds.filter(paysBack).reduce((sum, { amount_cents }) => sum + amount_cents, 0),
    receiptUrl: address(paid.find(({ receipt_url }) => receipt_url)?.receipt_url),
    openUrl: address(payments.find(({ status }) => status === 'open')?.url),
  };
}

/** The booking behind a guest's link; the reference alone opens nothing. */
export async function getBooking(
  reference: string,
  token: string,
  now: Date,
): Promise<Booking | null> {
  const admin = adminClient();
  const row = expectData(
    await admin
      .from('bookings')
      .select(COLUMNS)
      .eq('reference', reference)
      .eq('token', token)
      .maybeSingle(),
  );
  if (!row?.cabins) return null;
  const quote = fromQuoteWire(quoteWireSchema.parse(row.quote));
  const { cabins: cabin } = row;
  const { openUrl, ...money } = await getMoney(admin, row.id);
  const holdExpiresAt = row.hold_expires_at === null ? null : new Date(row.hold_expires_at);
  const status = statusAt(row.status as BookingStatus, holdExpiresAt, now);
  return {
    reference: row.reference,
    status,
    cabin: {
      slug: cabin.slug,
      title: cabin.title,
      city: cabin.city,
      heroImageUrl: toPicture(cabin.hero_image_url),
      checkInTime: cabin.check_in_time.slice(0, 'HH:mm'.length),
      checkOutTime: cabin.check_out_time.slice(0, 'HH:mm'.length),
      timezone: cabin.timezone,
      // As agreed, whatever the cabin's terms are today.
      freeCancelDays: agreedFreeCancelDays(
        new Date(row.free_cancel_until),
        quote.checkIn,
        cabin.timezone,
      ),
    },
    checkIn: quote.checkIn,
    checkOut: quote.checkOut,
    adults: row.adults,
    children: row.children,
    pets: row.pets,
    guestName: row.guest_name,
    guestEmail: row.guest_email,
    quote,
    ...money,
    holdExpiresAt,
    wasConfirmed: row.confirmed_at !== null,
    payUrl: awaitsPayment(status) ? openUrl : null,
  };
}
