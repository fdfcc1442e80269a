import { awaitsPayment, type BookingStatus } from '../bookings/booking-status.ts';
import { addDays } from '../values/calendar-date.ts';
import { instantInZone, midnightInZone, todayInZone } from '../values/zoned-date.ts';
import type { CalendarDate } from '../values/calendar-date.ts';

export type BookingEventKind =
  | BookingStatus
  | 'late_payment_refunded'
  | 'refund_sent'
  | 'refund_failed'
  | 'sold_elsewhere'
  | 'link_requested'
  | 'return_offered'
  | 'damage_kept'
  | ChangeEventKind
  | ChargeEventKind
  | DisputeEventKind
  | 'moved';

/** Events about a charge, which the event names. */
export type ChargeEventKind = 'charge_added' | 'charge_paid' | 'charge_refunded' | 'balance_failed';

/** Events about the guest's change that the event's `change_id` names. */
export type ChangeEventKind = 'change_requested' | 'change_declined' | 'change_lapsed';

/** Events about the dispute that the event's `dispute_id` names. */
export type DisputeEventKind = 'dispute_opened' | 'dispute_closed' | 'dispute_won' | 'dispute_lost';

export type BookingPurpose =
  | 'payment-link'
  | 'booking-confirmed'
  | 'cancel-reminder'
  | 'balance-reminder'
  | 'arrival'
  | 'booking-cancelled'
  | 'hold-expired'
  | 'late-payment'
  | 'sold-elsewhere'
  | 'host-confirmed'
  | 'host-cancelled'
  | 'host-late-payment';

export type PlannedMessage = {
  purpose: BookingPurpose;
  channels: readonly ('email' | 'text')[];
  /** Null to send it immediately. */
  sendAt: Date | null;
  /** The message is dropped after this instant. */
  sendBefore: Date | null;
};

export type BookingFacts = {
  status: BookingStatus;
  checkIn: CalendarDate;
  checkOut: CalendarDate;
  timezone: string;
  freeCancelUntil: Date;
  /** False for a booking that was only ever a hold; its cancellation isn't announced. */
  wasConfirmed: boolean;
  /** The guest has since booked the same cabin again. */
  hasNewerBooking: boolean;
  /** Taken by the host, by phone or email. */
  isByHost: boolean;
  /** Set only for an unpaid hold. */
  holdExpiresAt: Date | null;
  /** Also true after a refund. */
  hasPaid: boolean;
  /** The day on which the saved card is charged for the rest; null when nothing is left to pay. */
  balanceDueOn: CalendarDate | null;
};

export const REMINDERS = ['cancel-reminder', 'balance-reminder', 'arrival'] as const;

const REMINDER_DAYS = 3;
// A time when people are awake.
const REMINDER_TIME = '10:00';
const MIN_AHEAD_MS = 24 * 60 * 60 * 1000;

const GUEST = ['email', 'text'] as const;
const BY_EMAIL = ['email'] as const;

const atOnce = (
  purpose: BookingPurpose,
  channels: PlannedMessage['channels'] = BY_EMAIL,
): PlannedMessage => ({ purpose, channels, sendAt: null, sendBefore: null });

const reminderDay = (day: CalendarDate) => addDays(day, -REMINDER_DAYS);

/** The day on which the guest gets the arrival message. */
export const arrivalMessageDay = ({ checkIn }: Pick<BookingFacts, 'checkIn'>): CalendarDate =>
  reminderDay(checkIn);

const reminderBefore = (day: CalendarDate, timezone: string) =>
  instantInZone(reminderDay(day), REMINDER_TIME, timezone);

// A reminder within a day of the booking adds nothing.
const isWorthIt = (sendAt: Date, now: Date) => sendAt.getTime() > now.getTime() + MIN_AHEAD_MS;

/** Whether the confirmation includes the arrival message, because it would follow right away. */
export const isArrivalSoon = (
  { checkIn, timezone }: Pick<BookingFacts, 'checkIn' | 'timezone'>,
  now: Date,
): boolean => !isWorthIt(reminderBefore(checkIn, timezone), now);

function planReminders(booking: BookingFacts, now: Date): PlannedMessage[] {
  const { checkIn, timezone, freeCancelUntil, balanceDueOn } = booking;
  const planned: PlannedMessage[] = [];
  const beforeDeadline = reminderBefore(todayInZone(freeCancelUntil, timezone), timezone);
  if (isWorthIt(beforeDeadline, now)) {
    planned.push({
      purpose: 'cancel-reminder',
      channels: GUEST,
      sendAt: beforeDeadline,
      sendBefore: freeCancelUntil,
    });
  }
  if (balanceDueOn !== null && isWorthIt(reminderBefore(balanceDueOn, timezone), now)) {
    planned.push({
      purpose: 'balance-reminder',
      channels: GUEST,
      sendAt: reminderBefore(balanceDueOn, timezone),
      sendBefore: midnightInZone(balanceDueOn, timezone),
    });
  }
  if (!isArrivalSoon(booking, now)) {
    planned.push({
      purpose: 'arrival',
      channels: GUEST,
      sendAt: reminderBefore(checkIn, timezone),
      sendBefore: midnightInZone(addDays(checkIn, 1), timezone),
    });
  }
  return planned;
}

/** The messages due for an event; none if the booking has changed since, or the stay is over. */
export function planBookingMessages(
  kind: BookingEventKind,
  booking: BookingFacts,
  now: Date,
): PlannedMessage[] {
  const today = todayInZone(now, booking.timezone);
  if (today >= booking.checkOut) return [];
  const { status } = booking;
  if (kind === 'held' && booking.isByHost && awaitsPayment(status)) {
    return [{ ...atOnce('payment-link', GUEST), sendBefore: booking.holdExpiresAt }];
  }
  if (kind === 'confirmed' && status === 'confirmed') {
    return [
      atOnce('booking-confirmed', GUEST),
      atOnce('host-confirmed'),
      ...planReminders(booking, now),
    ];
  }
  if (kind === 'moved' && status === 'confirmed') return planReminders(booking, now);
  if (kind === 'cancelled' && (status === 'cancelled' || status === 'refunded')) {
    return booking.wasConfirmed
      ? [atOnce('booking-cancelled', GUEST), atOnce('host-cancelled')]
      : [];
  }
  if (kind === 'expired' || kind === 'sold_elsewhere') {
    // A guest who has paid gets the payment message instead of "you have paid nothing".
    const isOfUse =
      status === 'expired' &&
      !booking.hasPaid &&
      today < booking.checkIn &&
      !booking.hasNewerBooking;
    const news = atOnce(kind === 'expired' ? 'hold-expired' : 'sold-elsewhere');
    // It isn't sent after the next day.
    const sendBefore = midnightInZone(addDays(today, 2), booking.timezone);
    return isOfUse ? [{ ...news, sendBefore }] : [];
  }
  if (kind === 'late_payment_refunded')
    return [atOnce('late-payment'), atOnce('host-late-payment')];
  return [];
}

const isReminder = (purpose: BookingPurpose) => (REMINDERS as readonly string[]).includes(purpose);

/** The idempotency key of a queued message. A changed stay gets its own reminders. */
export const bookingMessageKey = (
  { id, moves }: { id: string; moves: number },
  purpose: BookingPurpose,
  channel: 'email' | 'text',
): string => {
  const change = moves > 0 && isReminder(purpose) ? `:moved-${moves}` : '';
  return `booking:${id}:${purpose}${change}${channel === 'text' ? ':text' : ''}`;
};
