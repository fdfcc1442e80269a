import { parseISO } from 'date-fns/parseISO';
import {
  agreedLastFreeDay,
  hasWay,
  phaseOf,
  type Booking,
  type BookingPhase,
} from '../bookings/booking.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import { todayInZone } from '../values/zoned-date.ts';
import { arrivalMessageDay } from './booking-messages.ts';

export type NextStep = { kind: 'pay' | 'cancel' | 'way' | 'arrive' | 'leave'; date: CalendarDate };

const MOST = 3;
const ON: readonly BookingPhase[] = ['waiting', 'coming', 'here'];

/** The next three dated steps for a booking's guest; none once the stay is over. */
export function listNextSteps(booking: Booking, now: Date): NextStep[] {
  const { checkIn, checkOut, holdExpiresAt, cabin } = booking;
  const phase = phaseOf(booking, now);
  if (!ON.includes(phase)) return [];
  const dayOf = (instant: string) => todayInZone(parseISO(instant), cabin.timezone);
  const isUnpaid = phase === 'waiting' && holdExpiresAt !== null;
  const isWaySent = booking.guestEmail !== null && (isUnpaid || hasWay(booking.arrival));
  const steps: NextStep[] = [
    ...(isUnpaid ? [{ kind: 'pay', date: dayOf(holdExpiresAt) } as const] : []),
    { kind: 'cancel', date: agreedLastFreeDay(booking) },
    ...(isWaySent ? [{ kind: 'way', date: arrivalMessageDay(booking) } as const] : []),
    { kind: 'arrive', date: checkIn },
    { kind: 'leave', date: checkOut },
  ];
  const today = todayInZone(now, cabin.timezone);
  return steps.filter(({ date }) => date >= today).slice(0, MOST);
}
