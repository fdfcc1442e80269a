import { parseISO } from 'date-fns/parseISO';
import { phaseOf, type Booking, type BookingPhase } from '../bookings/booking.ts';
import { addDays, type CalendarDate } from '../values/calendar-date.ts';
import { todayInZone } from '../values/zoned-date.ts';
import { arrivalMessageDay } from './booking-messages.ts';

export type NextStep = { kind: 'pay' | 'cancel' | 'way' | 'arrive' | 'leave'; date: CalendarDate };

const MOST = 3;
const ON: readonly BookingPhase[] = ['waiting', 'coming', 'here'];

/** What is still ahead of a booking's guest, by date: the next three. None once it is over. */
export function listNextSteps(booking: Booking, now: Date): NextStep[] {
  const { checkIn, checkOut, freeCancelUntil, holdExpiresAt, cabin } = booking;
  const phase = phaseOf(booking, now);
  if (!ON.includes(phase)) return [];
  const dayOf = (instant: string) => todayInZone(parseISO(instant), cabin.timezone);
  const isUnpaid = phase === 'waiting' && holdExpiresAt !== null;
  const steps: NextStep[] = [
    ...(isUnpaid ? [{ kind: 'pay', date: dayOf(holdExpiresAt) } as const] : []),
    // The deadline is the midnight at which the next day begins.
    { kind: 'cancel', date: addDays(dayOf(freeCancelUntil), -1) },
    { kind: 'way', date: arrivalMessageDay(booking) },
    { kind: 'arrive', date: checkIn },
    { kind: 'leave', date: checkOut },
  ];
  const today = todayInZone(now, cabin.timezone);
  return steps.filter(({ date }) => date >= today).slice(0, MOST);
}
