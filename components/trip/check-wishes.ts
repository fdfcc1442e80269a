import { isCalendarDate, type CalendarDate } from '@/lib/domain/values/calendar-date';
import { GUESTS_MAX } from '@/lib/domain/stays/party';
import type { PlanWishes } from '@/lib/domain/trip/planner/plan';
import { MAX_STAY_NIGHTS, parseStay, type Stay, type StayProblem } from '@/lib/domain/stays/stay';

export type WishesDraft = PlanWishes & { checkIn: string; checkOut: string };
export const DATES_PROBLEMS: Record<StayProblem, string> = {
  incomplete: 'Choose both days.',
  order: 'Leave at least a day after you arrive.',
  'too-long': `Stays are at most ${MAX_STAY_NIGHTS} nights.`,
};

export type WishesErrors = Partial<Record<'checkIn' | 'checkOut' | 'party', string>>;

export function checkWishes(
  { checkIn, checkOut, adults, children }: WishesDraft,
  today: CalendarDate,
): { stay: Stay } | { errors: WishesErrors } {
  const errors: WishesErrors = {};
  if (!isCalendarDate(checkIn)) errors.checkIn = 'Choose the day you arrive.';
  else if (checkIn < today) errors.checkIn = 'That day has passed.';
  if (!isCalendarDate(checkOut)) errors.checkOut = 'Choose the day you leave.';
  if (adults + children > GUESTS_MAX) {
    errors.party = `The largest cabin sleeps ${GUESTS_MAX}. Plan for fewer, or make two plans.`;
  }
  const parsed = parseStay(checkIn, checkOut);
  if (!parsed.ok && parsed.problem !== 'incomplete') {
    errors.checkOut = DATES_PROBLEMS[parsed.problem];
  }
  return parsed.ok && Object.keys(errors).length === 0 ? { stay: parsed.stay } : { errors };
}
