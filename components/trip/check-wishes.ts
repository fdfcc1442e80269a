import { isCalendarDate, type CalendarDate } from '@/lib/domain/values/calendar-date';
import { GUESTS_MAX } from '@/lib/domain/stays/party';
import type { PlanWishes } from '@/lib/domain/trip/planner/plan';
import { MAX_STAY_NIGHTS, parseStay, type Stay, type StayProblem } from '@/lib/domain/stays/stay';

export type WishesDraft = PlanWishes & { checkIn: string; checkOut: string };
export const DATES_PROBLEMS: Record<StayProblem, string> = {
  incomplete: 'Choose both days.',
  order: 'Stay at least one night.',
  'too-long': `Stays max out at ${MAX_STAY_NIGHTS} nights.`,
};

export type WishesErrors = Partial<Record<'checkIn' | 'checkOut' | 'party', string>>;

export function checkWishes(
  { checkIn, checkOut, adults, children }: WishesDraft,
  today: CalendarDate,
): { stay: Stay } | { errors: WishesErrors } {
  const errors: WishesErrors = {};
  if (!isCalendarDate(checkIn)) errors.checkIn = 'Pick the day you arrive.';
  else if (checkIn < today) errors.checkIn = 'That day’s already passed.';
  if (!isCalendarDate(checkOut)) errors.checkOut = 'Pick the day you leave.';
  if (adults + children > GUESTS_MAX) {
    errors.party = `My biggest cabin sleeps ${GUESTS_MAX}. Plan for fewer, or make two plans.`;
  }
  const parsed = parseStay(checkIn, checkOut);
  if (!parsed.ok && parsed.problem !== 'incomplete') {
    errors.checkOut = DATES_PROBLEMS[parsed.problem];
  }
  return parsed.ok && Object.keys(errors).length === 0 ? { stay: parsed.stay } : { errors };
}
