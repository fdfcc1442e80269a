import { phaseOf, type Booking, type BookingPhase } from '@/lib/domain/bookings/booking';
import { HOLD_MINUTES } from '@/lib/domain/bookings/hold';
import { formatInstant, formatLongDate, formatTime } from '@/lib/format';
import { site } from '@/lib/site';
import { refundSummary } from './money-copy';

type StateTexts = {
  heading: string;
  /** In the summary, under the reference. */
  line: string;
  /** Above the summary: what it means and what to do. */
  advice: string | null;
};

const holdEnds = ({ holdExpiresAt, cabin }: Booking) =>
  holdExpiresAt ? formatInstant(new Date(holdExpiresAt), cabin.timezone) : '';

const isByHost = ({ cancelledBy }: Booking) => cancelledBy === 'host';
const cancelledLine = (booking: Booking) =>
  isByHost(booking) ? 'We had to cancel this booking.' : 'Cancelled. The dates are back on sale.';
const cancelledAdvice = (booking: Booking) =>
  isByHost(booking)
    ? `We are sorry. ${refundSummary(booking)} Write to us or text ${site.phone.display}, and we look for a comparable cabin with you.`
    : refundSummary(booking);

const TEXTS: Record<BookingPhase, (booking: Booking) => StateTexts> = {
  waiting: (booking) => ({
    heading: 'Almost yours',
    line: 'Held for you, not paid yet.',
    advice: `We keep these dates for you until ${holdEnds(booking)}. Pay by then and they are yours. If you do not, they go back on sale, and you owe nothing.`,
  }),
  lapsed: ({ isSoldElsewhere, madeBy }) => ({
    heading: 'These dates are no longer held',
    line: isSoldElsewhere ? 'Booked by another guest.' : 'The time to pay ran out.',
    advice: isSoldElsewhere
      ? 'While you were paying, another guest booked these dates on another platform, and we have only just learned of it. We are sorry. You owe nothing; if you have paid in the meantime, all of it goes back to you by itself.'
      : `${madeBy === 'host' ? 'We kept these dates for you for the time we agreed.' : `We keep dates for ${HOLD_MINUTES} minutes while you pay.`} That time is over, so they are back on sale. You have paid nothing and owe nothing. If they are still free, you can book them again.`,
  }),
  coming: ({ checkIn, cabin }) => ({
    heading: 'You are booked!',
    line: `Confirmed. See you ${formatLongDate(checkIn)}, from ${formatTime(cabin.checkInTime)}.`,
    advice: null,
  }),
  here: ({ checkOut, cabin }) => ({
    heading: `Welcome to ${site.showsSmokies ? 'the mountains' : site.place}`,
    line: `Yours until ${formatLongDate(checkOut)}, ${formatTime(cabin.checkOutTime)}.`,
    advice: `Is anything not as it should be? Text or call ${site.phone.display}: we would rather fix it now than read about it later.`,
  }),
  over: () => ({
    heading: 'Thank you for staying',
    line: 'This stay is over. We hope it was a good one.',
    advice: null,
  }),
  cancelled: (booking) =>
    booking.confirmedAt === null
      ? {
          heading: 'You let these dates go',
          line: 'Given back. The dates are on sale again.',
          advice: refundSummary(booking),
        }
      : {
          heading: 'Your booking is cancelled',
          line: cancelledLine(booking),
          advice: cancelledAdvice(booking),
        },
  refunded: (booking) => ({
    heading: 'Cancelled and refunded',
    line: cancelledLine(booking),
    advice: cancelledAdvice(booking),
  }),
  'paid-too-late': () => ({
    heading: 'There is no booking, and your money comes back',
    line: 'Not booked.',
    advice:
      'Your payment reached us when we could no longer take it for this stay: the hold had ended and the dates were gone, or the amount was another one. There is no booking. All that you paid goes back to where it came from.',
  }),
};

/** The state of a booking in plain words. */
export const stateTexts = (booking: Booking, now: Date): StateTexts =>
  TEXTS[phaseOf(booking, now)](booking);
