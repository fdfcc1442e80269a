import 'server-only';
import type { Booking, BookingStatus } from '@/lib/domain/booking';
import { fromQuoteWire } from '@/lib/domain/quote-wire';
import { quoteWireSchema } from '@/lib/schemas/quote';
import { adminClient } from '@/lib/supabase/admin-client';
import { toPicture } from './pictures';
import { expectData } from '@/lib/supabase/expect-data';

const COLUMNS =
  'reference, status, adults, children, pets, guest_name, guest_email, quote, cabins(slug, title, city, hero_image_url, check_in_time, check_out_time, timezone, free_cancel_days)' as const;

/** The booking behind a guest's link; the reference alone opens nothing. */
export async function getBooking(reference: string, token: string): Promise<Booking | null> {
  const row = expectData(
    await adminClient()
      .from('bookings')
      .select(COLUMNS)
      .eq('reference', reference)
      .eq('token', token)
      .maybeSingle(),
  );
  if (!row?.cabins) return null;
  const quote = fromQuoteWire(quoteWireSchema.parse(row.quote));
  const { cabins: cabin } = row;
  return {
    reference: row.reference,
    status: row.status as BookingStatus,
    cabin: {
      slug: cabin.slug,
      title: cabin.title,
      city: cabin.city,
      heroImageUrl: toPicture(cabin.hero_image_url),
      checkInTime: cabin.check_in_time.slice(0, 'HH:mm'.length),
      checkOutTime: cabin.check_out_time.slice(0, 'HH:mm'.length),
      timezone: cabin.timezone,
      freeCancelDays: cabin.free_cancel_days,
    },
    checkIn: quote.checkIn,
    checkOut: quote.checkOut,
    adults: row.adults,
    children: row.children,
    pets: row.pets,
    guestName: row.guest_name,
    guestEmail: row.guest_email,
    quote,
  };
}
