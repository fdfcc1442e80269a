import { parseISO } from 'date-fns/parseISO';
import { awaitsPayment, statusAt, type BookingStatus } from './booking-status.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import { agreedFreeCancelDays } from './cancellation.ts';
import { todayInZone } from '../values/zoned-date.ts';
import type { Location } from '../values/public-location.ts';
import type { Quote } from '../pricing/quote.ts';
import { paysBack, refundCents } from './refund.ts';

/** In characters; the table says the same. */
export const MAX_GUEST_MESSAGE = 2000;

// Instants are ISO texts, as they travel.
type BookingPayment = {
  provider: string;
  status: string;
  amountCents: number;
  /** The page it is, or was, to be paid on. */
  url: string;
  paidAt: string | null;
  receiptUrl: string | null;
};
export type BookingRefund = {
  id: string;
  amountCents: number;
  status: string;
  reason: string;
  sentAt: string | null;
};
export type GuestMessage = {
  id: string;
  author: 'guest' | 'host';
  body: string;
  sentAt: string;
};

type BookingCabin = {
  slug: string;
  title: string;
  city: string;
  /** Its public location, which anybody may know. */
  place: Location;
  heroImageUrl: string;
  isLive: boolean;
  /** HH:mm, local to the cabin. */
  checkInTime: string;
  checkOutTime: string;
  timezone: string;
  houseRules: string[];
};

/** Where the cabin really is: for guests with a confirmed booking. */
export type Arrival = { location: Location; address: string | null; directions: string | null };

/** A guest's booking, as every page and message tells it; the quote is the one it was sold at. */
export type Booking = {
  id: string;
  token: string;
  reference: string;
  status: BookingStatus;
  cabin: BookingCabin;
  arrival: Arrival | null;
  checkIn: CalendarDate;
  checkOut: CalendarDate;
  adults: number;
  children: number;
  pets: number;
  guestName: string;
  guestEmail: string;
  guestPhone: string;
  quote: Quote;
  holdExpiresAt: string | null;
  freeCancelUntil: string;
  confirmedAt: string | null;
  cancelledAt: string | null;
  cancelledBy: string | null;
  payments: BookingPayment[];
  refunds: BookingRefund[];
  messages: GuestMessage[];
  /** The same guest has tried the same cabin again since, with more luck. */
  hasNewerBooking: boolean;
  /** Another platform had a guest for these nights before this one paid. */
  isSoldElsewhere: boolean;
};

export type BookingPhase =
  'waiting' | 'lapsed' | 'coming' | 'here' | 'over' | 'cancelled' | 'refunded' | 'paid-too-late';

type Phased = Pick<
  Booking,
  'status' | 'holdExpiresAt' | 'cancelledAt' | 'checkIn' | 'checkOut' | 'cabin' | 'payments'
>;

function phaseOfBooked({ checkIn, checkOut, cabin }: Phased, now: Date): BookingPhase {
  const today = todayInZone(now, cabin.timezone);
  if (today > checkOut) return 'over';
  return today < checkIn ? 'coming' : 'here';
}

const instantOf = (text: string | null) => (text === null ? null : parseISO(text));

/** The effective status: a hold past its end is expired before the job has written so. */
export const currentStatus = (
  { status, holdExpiresAt }: Pick<Booking, 'status' | 'holdExpiresAt'>,
  now: Date,
): BookingStatus => statusAt(status, instantOf(holdExpiresAt), now);

/** The phase of a booking that its page and messages are written for. */
export function phaseOf(booking: Phased, now: Date): BookingPhase {
  switch (booking.status) {
    case 'held':
    case 'pending_payment':
      return awaitsPayment(currentStatus(booking, now)) ? 'waiting' : 'lapsed';
    case 'confirmed':
      return phaseOfBooked(booking, now);
    case 'completed':
      return 'over';
    case 'expired':
      return paidCents(booking) > 0 ? 'paid-too-late' : 'lapsed';
    case 'cancelled':
      return 'cancelled';
    case 'refunded':
      return booking.cancelledAt ? 'refunded' : 'paid-too-late';
  }
}

/** The exact location is for guests who have, or had, a confirmed stay there. */
export const mayKnowArrival = (status: BookingStatus): boolean =>
  status === 'confirmed' || status === 'completed';

/** Until the day of arrival; after that the guest asks the host. */
export const isCancellable = (phase: BookingPhase): boolean =>
  phase === 'waiting' || phase === 'coming';

const sum = (amounts: readonly { amountCents: number }[]) =>
  amounts.reduce((total, { amountCents }) => total + amountCents, 0);

export const paidCents = ({ payments }: Pick<Booking, 'payments'>): number =>
  sum(payments.filter(({ status }) => status === 'paid'));

/** The page to pay on, while the dates are held for it. */
export const payUrl = (booking: Booking, now: Date): string | null =>
  awaitsPayment(currentStatus(booking, now))
    ? (booking.payments.find(({ status }) => status === 'open')?.url ?? null)
    : null;

export const receiptUrl = ({ payments }: Pick<Booking, 'payments'>): string | null =>
  payments.find(({ status, receiptUrl: url }) => status === 'paid' && url)?.receiptUrl ?? null;

/** The terms it was booked under, whatever the cabin's are today. */
export const agreedTerms = ({ freeCancelUntil, checkIn, cabin: { timezone } }: Booking) => ({
  freeCancelDays: agreedFreeCancelDays(parseISO(freeCancelUntil), checkIn, timezone),
  timezone,
});

export const refundedCents = ({ refunds }: Pick<Booking, 'refunds'>): number =>
  sum(refunds.filter(paysBack));

/** What a cancellation by the guest would pay back now. */
export const refundNowCents = (booking: Booking, now: Date): number =>
  refundCents({
    paidCents: paidCents(booking) - refundedCents(booking),
    status: booking.status,
    by: 'guest',
    deadline: parseISO(booking.freeCancelUntil),
    now,
  });
