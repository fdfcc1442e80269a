import { parseISO } from 'date-fns/parseISO';
import { awaitsPayment, statusAt, type BookingStatus } from './booking-status.ts';
import type { CalendarDate } from './calendar-date.ts';
import { todayInZone } from './zoned-date.ts';
import type { Location } from './public-location.ts';
import type { Quote } from './quote.ts';
import { paysBack, refundCents } from './refund.ts';

/** In characters; the table says the same. */
export const LONGEST_GUEST_MESSAGE = 2000;

// Instants are ISO texts, as they travel.
export type StayPayment = {
  provider: string;
  status: string;
  amountCents: number;
  url: string | null;
  paidAt: string | null;
  receiptUrl: string | null;
};
export type StayRefund = {
  id: string;
  amountCents: number;
  status: string;
  reason: string;
  sentAt: string | null;
};
export type GuestMessage = { id: string; body: string; sentAt: string };

export type StayCabin = {
  slug: string;
  title: string;
  city: string;
  heroImageUrl: string;
  isLive: boolean;
  /** HH:mm on the cabin's wall. */
  checkInTime: string;
  checkOutTime: string;
  timezone: string;
  houseRules: string[];
};

/** Where the cabin really is: for guests with a confirmed booking. */
export type Arrival = { location: Location; address: string | null; directions: string | null };

/** A booking as its own page and the messages about it tell it. */
export type GuestStay = {
  id: string;
  token: string;
  reference: string;
  status: BookingStatus;
  cabin: StayCabin;
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
  payments: StayPayment[];
  refunds: StayRefund[];
  messages: GuestMessage[];
  /** The same guest has tried the same cabin again since, with more luck. */
  hasNewerBooking: boolean;
  /** Another platform had a guest for these nights before this one paid. */
  isSoldElsewhere: boolean;
};

export type StayPhase =
  'waiting' | 'lapsed' | 'coming' | 'here' | 'over' | 'cancelled' | 'refunded' | 'paid-too-late';

type Phased = Pick<
  GuestStay,
  'status' | 'holdExpiresAt' | 'cancelledAt' | 'checkIn' | 'checkOut' | 'cabin' | 'payments'
>;

function phaseOfBooked({ checkIn, checkOut, cabin }: Phased, now: Date): StayPhase {
  const today = todayInZone(now, cabin.timezone);
  if (today > checkOut) return 'over';
  return today < checkIn ? 'coming' : 'here';
}

const instantOf = (text: string | null) => (text === null ? null : parseISO(text));

/** What the booking means to its guest now; a hold that ran out is over before anybody has noted it. */
export function phaseOf(stay: Phased, now: Date): StayPhase {
  switch (stay.status) {
    case 'held':
    case 'pending_payment':
      return awaitsPayment(statusAt(stay.status, instantOf(stay.holdExpiresAt), now))
        ? 'waiting'
        : 'lapsed';
    case 'confirmed':
      return phaseOfBooked(stay, now);
    case 'completed':
      return 'over';
    case 'expired':
      return paidCents(stay) > 0 ? 'paid-too-late' : 'lapsed';
    case 'cancelled':
      return 'cancelled';
    case 'refunded':
      return stay.cancelledAt ? 'refunded' : 'paid-too-late';
  }
}

/** Where the cabin is may be told to whoever has, or had, a confirmed stay there. */
export const mayKnowArrival = (status: BookingStatus): boolean =>
  status === 'confirmed' || status === 'completed';

/** Until the day of arrival; after that the guest asks the host. */
export const isCancellable = (phase: StayPhase): boolean =>
  phase === 'waiting' || phase === 'coming';

const sum = (amounts: readonly { amountCents: number }[]) =>
  amounts.reduce((total, { amountCents }) => total + amountCents, 0);

export const paidCents = ({ payments }: Pick<GuestStay, 'payments'>): number =>
  sum(payments.filter(({ status }) => status === 'paid'));

export const refundedCents = ({ refunds }: Pick<GuestStay, 'refunds'>): number =>
  sum(refunds.filter(paysBack));

/** What a cancellation by the guest would pay back now. */
export const refundNowCents = (stay: GuestStay, now: Date): number =>
  refundCents({
    paidCents: paidCents(stay) - refundedCents(stay),
    status: stay.status,
    by: 'guest',
    deadline: parseISO(stay.freeCancelUntil),
    now,
  });
