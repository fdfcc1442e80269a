import type { SupabaseClient } from '@supabase/supabase-js';
import type { BookingStatus } from '../domain/bookings/booking-status.ts';
import { mayKnowArrival, type Booking } from '../domain/bookings/booking.ts';
import { fromQuoteJson } from '../schemas/quote-json.ts';
import { quoteJsonSchema } from '../schemas/quote.ts';
import type { Database } from './database.types.ts';
import { expectData } from './expect-data.ts';

/** What the database function read_guest_stay answers. */
type BookingJson = {
  id: string;
  token: string;
  reference: string;
  status: BookingStatus;
  quote: unknown;
  adults: number;
  children: number;
  pets: number;
  guest_name: string;
  guest_email: string;
  guest_phone: string;
  hold_expires_at: string | null;
  free_cancel_until: string;
  confirmed_at: string | null;
  cancelled_at: string | null;
  cancelled_by: string | null;
  cabin: {
    slug: string;
    title: string;
    city: string;
    hero_image_url: string;
    live: boolean;
    check_in_time: string;
    check_out_time: string;
    timezone: string;
    house_rules: string[];
    latitude: number;
    longitude: number;
    address: string | null;
    directions: string | null;
  };
  payments: {
    provider: string;
    status: string;
    amount_cents: number;
    url: string;
    paid_at: string | null;
    receipt_url: string | null;
  }[];
  refunds: {
    id: string;
    amount_cents: number;
    status: string;
    reason: string;
    sent_at: string | null;
  }[];
  messages: { id: string; body: string; created_at: string }[];
  has_newer_booking: boolean;
  sold_elsewhere: boolean;
};

const toClock = (time: string) => time.slice(0, 'HH:mm'.length);

const toCabin = (cabin: BookingJson['cabin']): Booking['cabin'] => ({
  slug: cabin.slug,
  title: cabin.title,
  city: cabin.city,
  heroImageUrl: cabin.hero_image_url,
  isLive: cabin.live,
  checkInTime: toClock(cabin.check_in_time),
  checkOutTime: toClock(cabin.check_out_time),
  timezone: cabin.timezone,
  houseRules: cabin.house_rules,
});

const toArrival = ({ latitude, longitude, address, directions }: BookingJson['cabin']) => ({
  location: { latitude, longitude },
  address,
  directions,
});

function toBooking(json: BookingJson): Booking {
  const quote = fromQuoteJson(quoteJsonSchema.parse(json.quote));
  return {
    id: json.id,
    token: json.token,
    reference: json.reference,
    status: json.status,
    cabin: toCabin(json.cabin),
    arrival: mayKnowArrival(json.status) ? toArrival(json.cabin) : null,
    checkIn: quote.checkIn,
    checkOut: quote.checkOut,
    adults: json.adults,
    children: json.children,
    pets: json.pets,
    guestName: json.guest_name,
    guestEmail: json.guest_email,
    guestPhone: json.guest_phone,
    quote,
    holdExpiresAt: json.hold_expires_at,
    freeCancelUntil: json.free_cancel_until,
    confirmedAt: json.confirmed_at,
    cancelledAt: json.cancelled_at,
    cancelledBy: json.cancelled_by,
    payments: json.payments.map((each) => ({
      provider: each.provider,
      status: each.status,
      amountCents: each.amount_cents,
      url: each.url,
      paidAt: each.paid_at,
      receiptUrl: each.receipt_url,
    })),
    refunds: json.refunds.map((each) => ({
      id: each.id,
      amountCents: each.amount_cents,
      status: each.status,
      reason: each.reason,
      sentAt: each.sent_at,
    })),
    messages: json.messages.map(({ id, body, created_at: sentAt }) => ({ id, body, sentAt })),
    hasNewerBooking: json.has_newer_booking,
    isSoldElsewhere: json.sold_elsewhere,
  };
}

/** The booking that a guest's token opens. A function: a filter would read a token of digits as a number. */
export async function readBooking(
  admin: SupabaseClient<Database>,
  token: string,
): Promise<Booking | null> {
  const found = await admin.rpc('read_guest_stay', { p_token: token });
  const json = expectData(found) as unknown as BookingJson | null;
  return json && toBooking(json);
}

export async function requireBooking(
  admin: SupabaseClient<Database>,
  token: string,
): Promise<Booking> {
  const booking = await readBooking(admin, token);
  if (!booking) throw new Error('There is no booking with this token');
  return booking;
}
