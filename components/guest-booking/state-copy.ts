import { phaseOf, type Booking, type BookingPhase } from '@/lib/domain/bookings/booking';
import { HOLD_MINUTES } from '@/lib/domain/bookings/hold';
import { addDays } from '@/lib/domain/values/calendar-date';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import {
  formatFullWeekday,
  formatInstant,
  formatLongDate,
  formatMonthDay,
  formatTime,
} from '@/lib/copy/format';
import { shop } from '@/lib/shop/shop';
import { refundSummary } from './money-copy';

type StateTexts = {
  heading: string;
  /** Shown in the summary, below the reference. */
  line: string;
  /** Shown above the summary: what the state means and what to do. */
  advice: string | null;
};

const holdEnds = ({ holdExpiresAt, cabin }: Booking) =>
  holdExpiresAt ? formatInstant(new Date(holdExpiresAt), cabin.timezone) : '';

const isByHost = ({ cancelledBy }: Booking) => cancelledBy === 'host';
const cancelledLine = (booking: Booking) =>
  isByHost(booking) ? 'We had to cancel this booking.' : 'Canceled. The dates are open again.';
const cancelledAdvice = (booking: Booking) =>
  isByHost(booking)
    ? `We’re so sorry. ${refundSummary(booking)} Message us or text ${shop().phone.display}, and we’ll help you find a cabin like it.`
    : refundSummary(booking);

/** Says what is next, because guests open this page many times. "You’re booked!" is only on the page after paying. */
function seeYou({ checkIn, cabin }: Booking, now: Date): string {
  if (checkIn === addDays(todayInZone(now, cabin.timezone), 1)) return 'See you tomorrow!';
  return `See you ${formatFullWeekday(checkIn)}, ${formatMonthDay(checkIn)}`;
}

const TEXTS: Record<BookingPhase, (booking: Booking, now: Date) => StateTexts> = {
  waiting: (booking) => ({
    heading: 'Almost yours',
    line: 'Held for you, not paid yet.',
    advice: `We’re holding these dates until ${holdEnds(booking)}. Pay by then and they’re yours. If not, they reopen and you owe nothing.`,
  }),
  lapsed: ({ isSoldElsewhere, madeBy }) => ({
    heading: 'These dates aren’t held anymore',
    line: isSoldElsewhere ? 'Booked by another guest.' : 'Time ran out.',
    advice: isSoldElsewhere
      ? 'While you were paying, another guest booked these dates on another site, and we only just heard. We’re sorry. You owe nothing. If you’ve already paid, you’ll get all of it back automatically.'
      : `${madeBy === 'host' ? 'We held these dates as long as we said we would.' : `We hold dates for ${HOLD_MINUTES} minutes while you pay.`} Time’s up, so they’re open again. You haven’t paid anything and owe nothing. If nobody’s taken them, you can book them again.`,
  }),
  coming: (booking, now) => ({
    heading: seeYou(booking, now),
    line: `You’re confirmed. Check in ${formatLongDate(booking.checkIn)}, after ${formatTime(booking.cabin.checkInTime)}.`,
    advice: null,
  }),
  here: ({ checkOut, cabin }) => ({
    heading: `Welcome to ${shop().place}`,
    line: `Yours until ${formatLongDate(checkOut)}, ${formatTime(cabin.checkOutTime)}.`,
    advice: `Something not right? Text or call ${shop().phone.display}. We’d rather fix it now than read about it later.`,
  }),
  over: () => ({
    heading: 'Thanks for staying',
    line: 'Your stay is over. We hope it was a good one.',
    advice: null,
  }),
  cancelled: (booking) =>
    booking.confirmedAt === null
      ? {
          heading: isByHost(booking) ? 'We had to release these dates' : 'You released these dates',
          line: 'The dates are open again.',
          advice: refundSummary(booking),
        }
      : {
          heading: 'Your booking is canceled',
          line: cancelledLine(booking),
          advice: cancelledAdvice(booking),
        },
  refunded: (booking) => ({
    heading: 'Canceled and refunded',
    line: cancelledLine(booking),
    advice: cancelledAdvice(booking),
  }),
  'paid-too-late': () => ({
    heading: 'You’re not booked, and your refund is on its way',
    line: 'Not booked.',
    advice:
      'We couldn’t apply your payment to this stay: your hold had ended and the dates were gone, or the amount didn’t match. There’s no booking. You’ll get a full refund to your card.',
  }),
};

export const stateTexts = (booking: Booking, now: Date): StateTexts =>
  TEXTS[phaseOf(booking, now)](booking, now);
