import { parseISO } from 'date-fns/parseISO';
import { awaitsPayment, statusAt, type BookingStatus } from './booking-status.ts';
import { addDays, type CalendarDate } from '../values/calendar-date.ts';
import { agreedFreeCancelDays } from './cancellation.ts';
import { lastFreeDay } from './last-free-day.ts';
import type { DisputeState } from './dispute.ts';
import { todayInZone } from '../values/zoned-date.ts';
import type { Location } from '../values/public-location.ts';
import type { Quote } from '../pricing/quote.ts';
import { isEffectiveRefund, refundCents } from './refund.ts';

/** In characters; the table has the same limit. */
export const MAX_GUEST_MESSAGE = 2000;

// Instants are ISO 8601 strings.
type BookingPayment = {
  provider: string;
  status: string;
  /** The charge it pays; null for the booking itself. */
  chargeId: string | null;
  amountCents: number;
  /** The payment page, open or closed. */
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
/** A payment that the guest's bank disputes. */
export type BookingDispute = {
  id: string;
  amountCents: number;
  state: DisputeState;
  reason: string;
  answerBy: string | null;
};
/**
 * What the guest owes after booking: an extra, a moved stay's difference, the balance of a part-paid booking, or the
 * price of the guest's own change, which is made when it is paid.
 */
export type BookingCharge = {
  id: string;
  kind: 'extra' | 'move' | 'balance' | 'change';
  label: string;
  reason: string;
  amountCents: number;
  status: 'open' | 'paid' | 'cancelled';
  paidAt: string | null;
  /** For a balance: the day on which the saved card is charged. */
  dueOn: CalendarDate | null;
  /** How often the saved card has refused it. */
  attempts: number;
  /** When the saved card is charged next; null after the last attempt, and for other charges. */
  nextAttemptAt: string | null;
};
/** The guest's own code for the next stay, which works once and only with the guest's mailbox. */
export type ReturnOffer = { code: string; percentOff: number; bookTo: CalendarDate };
/** When the host gave back the damage deposit, what she kept of it, in cents, and why. */
type DamageReturn = { at: string; keptCents: number; reason: string | null };
/** What a guest can change of a booked stay; `nights`: more nights before or after the booked ones. */
export const CHANGE_KINDS = ['dates', 'nights', 'party', 'pets'] as const;
/** Who decides about a change: the guest alone, only with the host's approval, or nobody. */
export const CHANGE_PERMISSIONS = ['guest', 'approval', 'off'] as const;
export type ChangePermission = (typeof CHANGE_PERMISSIONS)[number];
/** The guest's latest change, if it waits for the payment or the host, or if the host declined it. */
export type StayChange = {
  id: string;
  status: 'requested' | 'awaiting_payment' | 'declined';
  checkIn: CalendarDate;
  checkOut: CalendarDate;
  adults: number;
  children: number;
  pets: number;
  totalCents: number;
  chargeId: string | null;
  /** An ISO instant. */
  expiresAt: string;
  /** What the host wrote with the answer. */
  note: string | null;
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
  /** The public, approximate location. */
  place: Location;
  heroImageUrl: string;
  isLive: boolean;
  /** HH:mm in the cabin's time zone. */
  checkInTime: string;
  checkOutTime: string;
  timezone: string;
  houseRules: string[];
};

/** The exact location, for guests with a confirmed booking. */
export type Arrival = {
  location: Location;
  address: string | null;
  directions: string | null;
  parking: string | null;
  /** When the page starts to show the door code, Wi-Fi and manual; null when the host has entered none. */
  opensAt: string | null;
};

/** A guest's booking as pages and messages show it, with the quote it was sold at. */
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
  /** Null when the host booked for a guest without an email address, who gets no emails. */
  guestEmail: string | null;
  /** E.164. */
  guestPhone: string;
  quote: Quote;
  /** The first payment of a booking paid in two parts, in cents; null when it is paid in full at once. */
  depositCents: number | null;
  /** How many days before check-in the balance is due. */
  balanceDays: number | null;
  /** `host`: taken by phone or email. */
  madeBy: 'guest' | 'host';
  termsAcceptedAt: string | null;
  holdExpiresAt: string | null;
  freeCancelUntil: string;
  confirmedAt: string | null;
  cancelledAt: string | null;
  cancelledBy: string | null;
  /** The number of times the host changed the stay. */
  moves: number;
  movedAt: string | null;
  payments: BookingPayment[];
  charges: BookingCharge[];
  refunds: BookingRefund[];
  disputes: BookingDispute[];
  messages: GuestMessage[];
  /** The same guest has since booked the same cabin again. */
  hasNewerBooking: boolean;
  /** What became of the damage deposit after departure; null until the host has decided. */
  damageReturn: DamageReturn | null;
  /** Another platform sold these nights before this booking was paid. */
  isSoldElsewhere: boolean;
  /** Null: none was offered, or it can't be used anymore. */
  returnOffer: ReturnOffer | null;
  change: StayChange | null;
  changeRules: Record<(typeof CHANGE_KINDS)[number], ChangePermission>;
  /** The token of the link to review the stay, while a review is requested. */
  reviewToken: string | null;
  /** Made by the seed; no money moves. */
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

/** The effective status: a hold past its end is expired, even before the job has recorded that. */
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
/** Whether there is an address or directions to give to a confirmed guest; without either, no page or email promises them. */
export const hasWay = (arrival: Arrival | null): boolean =>
  Boolean(arrival?.address ?? arrival?.directions);

export const canSeeLocation = (status: BookingStatus): boolean =>
  status === 'confirmed' || status === 'completed';

/** Guests can cancel until the day of arrival; after that they ask the host. */
export const isCancellable = (phase: BookingPhase): boolean =>
  phase === 'waiting' || phase === 'coming';

type DatedParty = Pick<Booking, 'checkIn' | 'checkOut' | 'adults' | 'children' | 'pets'>;

export const isSameStay = (a: DatedParty, b: DatedParty): boolean =>
  a.checkIn === b.checkIn &&
  a.checkOut === b.checkOut &&
  a.adults === b.adults &&
  a.children === b.children &&
  a.pets === b.pets;

/** Guests can change their stay until the day of arrival, if the host offers any change. */
export const isChangeable = (booking: Booking, now: Date): boolean =>
  booking.status === 'confirmed' &&
  phaseOf(booking, now) === 'coming' &&
  Object.values(booking.changeRules).some((permission) => permission !== 'off');

const sum = (amounts: readonly { amountCents: number }[]) =>
  amounts.reduce((total, { amountCents }) => total + amountCents, 0);

export const paidCents = ({ payments }: Pick<Booking, 'payments'>): number =>
  sum(payments.filter(({ status }) => status === 'paid'));

/** The open payment page of a charge, or of the booking itself for null. */
export const openPayment = ({ payments }: Pick<Booking, 'payments'>, chargeId: string | null) =>
  payments.find((each) => each.status === 'open' && each.chargeId === chargeId) ?? null;

/** The payment page while the hold lasts. */
export const payUrl = (booking: Booking, now: Date): string | null =>
  awaitsPayment(currentStatus(booking, now)) ? (openPayment(booking, null)?.url ?? null) : null;

/** The charges that can be paid now. */
export const openCharges = ({ status, charges }: Pick<Booking, 'status' | 'charges'>) =>
  canSeeLocation(status) ? charges.filter((charge) => charge.status === 'open') : [];

/** The payments agreed at booking; null when it is paid in full at once. */
export const agreedPlan = ({
  quote: { totalCents },
  depositCents,
  balanceDays,
  checkIn,
}: Pick<Booking, 'quote' | 'depositCents' | 'balanceDays' | 'checkIn'>) =>
  depositCents === null || balanceDays === null
    ? null
    : {
        dueNowCents: depositCents,
        balanceCents: totalCents - depositCents,
        dueOn: addDays(checkIn, -balanceDays),
      };

/** The unpaid balance of a booking paid in two parts. */
export const openBalance = (booking: Pick<Booking, 'status' | 'charges'>) =>
  openCharges(booking).find(({ kind }) => kind === 'balance') ?? null;

export const receiptUrl = ({ payments }: Pick<Booking, 'payments'>): string | null =>
  payments.find((each) => each.status === 'paid' && each.chargeId === null && each.receiptUrl)
    ?.receiptUrl ?? null;

/** The cancellation terms agreed at booking, whatever the cabin's terms are today. */
export const agreedTerms = ({ freeCancelUntil, checkIn, cabin: { timezone } }: Booking) => ({
  freeCancelDays: agreedFreeCancelDays(parseISO(freeCancelUntil), checkIn, timezone),
  timezone,
});

/** The last day of free cancellation as agreed at booking. */
export const agreedLastFreeDay = (booking: Booking): CalendarDate =>
  lastFreeDay(booking.checkIn, agreedTerms(booking).freeCancelDays);

export const refundedCents = ({ refunds }: Pick<Booking, 'refunds'>): number =>
  sum(refunds.filter(isEffectiveRefund));

/** Whether the guest's bank took the money back, so that the site sends nothing. */
export const isDisputeRefund = ({ reason }: Pick<BookingRefund, 'reason'>): boolean =>
  reason === 'dispute';

// Refunds that don't end the booking: part of the price, goodwill, a moved stay, a lost dispute, or the damage deposit.
const BESIDES_THE_END: ReadonlySet<string> = new Set([
  'partial',
  'goodwill',
  'moved',
  'dispute',
  'damage_deposit',
]);

/** Whether the refund ended the booking, unlike an earlier one or goodwill. */
export const endsBooking = ({ reason }: Pick<BookingRefund, 'reason'>): boolean =>
  !BESIDES_THE_END.has(reason);

export const endRefundCents = ({ refunds }: Pick<Booking, 'refunds'>): number =>
  sum(refunds.filter((refund) => isEffectiveRefund(refund) && endsBooking(refund)));

/** The damage deposit that is on its way back or was sent back, unless a refund of everything includes it. */
export const damageRefundCents = ({ refunds }: Pick<Booking, 'refunds'>): number =>
  sum(refunds.filter((refund) => isEffectiveRefund(refund) && refund.reason === 'damage_deposit'));

/**
 * The damage deposit that the guest still has to get back. Payments count toward the stay first, so an open balance is
 * the unpaid part of the deposit. The database repeats this rule and is authoritative.
 */
export function heldDamageCents(booking: Booking): number {
  if (booking.damageReturn || !canSeeLocation(booking.status)) return 0;
  const paid = (booking.quote.damageDeposit?.cents ?? 0) - (openBalance(booking)?.amountCents ?? 0);
  return Math.max(Math.min(paid, paidCents(booking) - refundedCents(booking)), 0);
}

/** The refund in cents if the guest canceled now. The damage deposit goes back whatever the terms keep. */
export function refundNowCents(booking: Booking, now: Date): number {
  const heldCents = heldDamageCents(booking);
  const priceCents = refundCents({
    paidCents: paidCents(booking) - refundedCents(booking) - heldCents,
    status: booking.status,
    by: 'guest',
    deadline: parseISO(booking.freeCancelUntil),
    now,
  });
  return heldCents + priceCents;
}
