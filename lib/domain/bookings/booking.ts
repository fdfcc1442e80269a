import { parseISO } from 'date-fns/parseISO';
import { awaitsPayment, statusAt, type BookingStatus } from './booking-status.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import { agreedFreeCancelDays } from './cancellation.ts';
import { lastFreeDay } from './last-free-day.ts';
import type { DisputeState } from './dispute.ts';
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
  /** The charge it pays; null for the booking itself. */
  chargeId: string | null;
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
/** A payment that the guest's bank questions or took back. */
export type BookingDispute = {
  id: string;
  amountCents: number;
  state: DisputeState;
  reason: string;
  answerBy: string | null;
};
/** What the host asks for beyond the booking's price. */
export type BookingCharge = {
  id: string;
  kind: 'extra' | 'move';
  label: string;
  reason: string;
  amountCents: number;
  status: 'open' | 'paid' | 'cancelled';
  paidAt: string | null;
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
export type Arrival = {
  location: Location;
  address: string | null;
  directions: string | null;
  parking: string | null;
  /** From when on the page shows door code, Wi-Fi and manual; null: the host has entered none. */
  opensAt: string | null;
};

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
  /** Null: the host booked for a guest without one, who gets no emails. */
  guestEmail: string | null;
  /** E.164. */
  guestPhone: string;
  quote: Quote;
  /** `host`: by phone or email. */
  madeBy: 'guest' | 'host';
  termsAcceptedAt: string | null;
  holdExpiresAt: string | null;
  freeCancelUntil: string;
  confirmedAt: string | null;
  cancelledAt: string | null;
  cancelledBy: string | null;
  /** How often the host changed the stay, and when last. */
  moves: number;
  movedAt: string | null;
  payments: BookingPayment[];
  charges: BookingCharge[];
  refunds: BookingRefund[];
  disputes: BookingDispute[];
  messages: GuestMessage[];
  /** The same guest has tried the same cabin again since, with more luck. */
  hasNewerBooking: boolean;
  /** Another platform had a guest for these nights before this one paid. */
  isSoldElsewhere: boolean;
  /** Made by the seed: no money of it moves. */
  isExample?: boolean;
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
/**
 * Whether the guest of a confirmed booking can be told the way. Where the host has entered neither address nor directions,
 * nothing promises them and no link leads there.
 */
export const hasWay = (arrival: Arrival | null): boolean =>
  Boolean(arrival?.address ?? arrival?.directions);

export const mayKnowArrival = (status: BookingStatus): boolean =>
  status === 'confirmed' || status === 'completed';

/** Until the day of arrival; after that the guest asks the host. */
export const isCancellable = (phase: BookingPhase): boolean =>
  phase === 'waiting' || phase === 'coming';

const sum = (amounts: readonly { amountCents: number }[]) =>
  amounts.reduce((total, { amountCents }) => total + amountCents, 0);

export const paidCents = ({ payments }: Pick<Booking, 'payments'>): number =>
  sum(payments.filter(({ status }) => status === 'paid'));

/** The open payment page of a charge, or (null) of the booking itself. */
export const openPayment = ({ payments }: Pick<Booking, 'payments'>, chargeId: string | null) =>
  payments.find((each) => each.status === 'open' && each.chargeId === chargeId) ?? null;

/** The page to pay on, while the dates are held for it. */
export const payUrl = (booking: Booking, now: Date): string | null =>
  awaitsPayment(currentStatus(booking, now)) ? (openPayment(booking, null)?.url ?? null) : null;

/** The charges that can be paid now. */
export const openCharges = ({ status, charges }: Pick<Booking, 'status' | 'charges'>) =>
  mayKnowArrival(status) ? charges.filter((charge) => charge.status === 'open') : [];

export const receiptUrl = ({ payments }: Pick<Booking, 'payments'>): string | null =>
  payments.find((each) => each.status === 'paid' && each.chargeId === null && each.receiptUrl)
    ?.receiptUrl ?? null;

/** The terms it was booked under, whatever the cabin's are today. */
export const agreedTerms = ({ freeCancelUntil, checkIn, cabin: { timezone } }: Booking) => ({
  freeCancelDays: agreedFreeCancelDays(parseISO(freeCancelUntil), checkIn, timezone),
  timezone,
});

/** Whatever the cabin's terms are today. */
export const agreedLastFreeDay = (booking: Booking): CalendarDate =>
  lastFreeDay(booking.checkIn, agreedTerms(booking).freeCancelDays);

export const refundedCents = ({ refunds }: Pick<Booking, 'refunds'>): number =>
  sum(refunds.filter(paysBack));

/** Whether the guest's bank took the money back, so that the site sends nothing. */
export const isDisputeRefund = ({ reason }: Pick<BookingRefund, 'reason'>): boolean =>
  reason === 'dispute';

// Refunds that don't end the booking: part of the price, goodwill, a moved stay, or a lost dispute.
const BESIDES_THE_END: ReadonlySet<string> = new Set(['partial', 'goodwill', 'moved', 'dispute']);

/** Whether the booking ended with it, in contrast to what went back before or as goodwill. */
export const isForTheEnd = ({ reason }: Pick<BookingRefund, 'reason'>): boolean =>
  !BESIDES_THE_END.has(reason);

export const endRefundCents = ({ refunds }: Pick<Booking, 'refunds'>): number =>
  sum(refunds.filter((refund) => paysBack(refund) && isForTheEnd(refund)));

/** What a cancellation by the guest would pay back now. */
export const refundNowCents = (booking: Booking, now: Date): number =>
  refundCents({
    paidCents: paidCents(booking) - refundedCents(booking),
    status: booking.status,
    by: 'guest',
    deadline: parseISO(booking.freeCancelUntil),
    now,
  });
