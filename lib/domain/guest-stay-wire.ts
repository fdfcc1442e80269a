import type { BookingStatus } from './booking-status.ts';
import { mayKnowArrival, type GuestStay } from './guest-stay.ts';
import { fromQuoteWire, type QuoteWire } from './quote-wire.ts';

/** What the database function read_guest_stay answers. */
export type GuestStayWire = {
  id: string;
  token: string;
  reference: string;
  status: BookingStatus;
  quote: QuoteWire;
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

const toCabin = (cabin: GuestStayWire['cabin']): GuestStay['cabin'] => ({
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

const toArrival = ({ latitude, longitude, address, directions }: GuestStayWire['cabin']) => ({
  location: { latitude, longitude },
  address,
  directions,
});

export function fromGuestStayWire(wire: GuestStayWire): GuestStay {
  const quote = fromQuoteWire(wire.quote);
  return {
    id: wire.id,
    token: wire.token,
    reference: wire.reference,
    status: wire.status,
    cabin: toCabin(wire.cabin),
    arrival: mayKnowArrival(wire.status) ? toArrival(wire.cabin) : null,
    checkIn: quote.checkIn,
    checkOut: quote.checkOut,
    adults: wire.adults,
    children: wire.children,
    pets: wire.pets,
    guestName: wire.guest_name,
    guestEmail: wire.guest_email,
    guestPhone: wire.guest_phone,
    quote,
    holdExpiresAt: wire.hold_expires_at,
    freeCancelUntil: wire.free_cancel_until,
    confirmedAt: wire.confirmed_at,
    cancelledAt: wire.cancelled_at,
    cancelledBy: wire.cancelled_by,
    payments: wire.payments.map((each) => ({
      provider: each.provider,
      status: each.status,
      amountCents: each.amount_cents,
      url: each.url,
      paidAt: each.paid_at,
      receiptUrl: each.receipt_url,
    })),
    refunds: wire.refunds.map((each) => ({
      id: each.id,
      amountCents: each.amount_cents,
      status: each.status,
      reason: each.reason,
      sentAt: each.sent_at,
    })),
    messages: wire.messages.map(({ id, body, created_at: sentAt }) => ({ id, body, sentAt })),
    hasNewerBooking: wire.has_newer_booking,
    isSoldElsewhere: wire.sold_elsewhere,
  };
}
