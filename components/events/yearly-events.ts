import { isYearly, type PostSummary, type YearlyEvent } from '@/lib/domain/catalog/post';
import { isWithin } from '@/lib/domain/trip/planner/openness';
import {
  addDays,
  addMonths,
  eachDay,
  monthNumber,
  startOfMonth,
  type CalendarDate,
} from '@/lib/domain/values/calendar-date';

export type YearlyPost = PostSummary & { yearly: YearlyEvent };

/** Indexed by `seasonOf`. */
export const EVENT_SEASONS = ['Winter', 'Spring', 'Summer', 'Fall'] as const;

type Usual = Pick<YearlyEvent, 'from' | 'to'>;

const DAYS = 31;
const YEAR = 12 * DAYS;
const monthOf = (day: string) => Number(day.slice(0, 2));
/** From December 1, in months of 31 days each. */
const placeInYear = (day: string) => (monthOf(day) % 12) * DAYS + Number(day.slice(3)) - 1;
const daysOf = ({ from, to }: Usual) => (placeInYear(to) - placeInYear(from) + YEAR) % YEAR;
const middleOf = (usual: Usual) => (placeInYear(usual.from) + daysOf(usual) / 2) % YEAR;

/** The season of its middle: 0 is winter. */
export const seasonOf = (usual: Usual): number => Math.floor(middleOf(usual) / (3 * DAYS));

/** The events of every year, by season and then by their first days. */
export function listYearly(events: readonly PostSummary[]): YearlyPost[] {
  const start = ({ yearly }: YearlyPost) => middleOf(yearly) - daysOf(yearly) / 2;
  return events
    .filter(isYearly)
    .toSorted((a, b) => seasonOf(a.yearly) - seasonOf(b.yearly) || start(a) - start(b));
}

/** 1 is January; in order, across the new year too. */
export function monthsOf({ from, to }: Usual): number[] {
  const count = (monthOf(to) - monthOf(from) + 12) % 12;
  return Array.from({ length: count + 1 }, (_, index) => ((monthOf(from) - 1 + index) % 12) + 1);
}

/** `month` is 1 to 12. The longest events come last, because they are the background of the others. */
export function listEventsOfMonth(events: readonly YearlyPost[], month: number): YearlyPost[] {
  return events
    .filter(({ yearly }) => monthsOf(yearly).includes(month))
    .toSorted((a, b) => monthsOf(a.yearly).length - monthsOf(b.yearly).length);
}

/** The events with a pin on the map. */
export const listPlaced = (events: readonly YearlyPost[]) =>
  events.flatMap(({ slug, title, yearly: { pin } }) =>
    pin ? [{ slug, name: title, place: pin }] : [],
  );

const MAX_SHOWN = 6;
/** In a row of a wide screen; fewer or one more than these would leave a gap beside the last. */
const FULL_ROWS = [6, 4, 3, 2, 1];

/** The next month begins on the eve of its first day: nobody plans a trip for that evening. */
export const planningDay = (today: CalendarDate): CalendarDate => addDays(today, 1);

/** Lists the usual events of the rest of the month, then those the next month adds, in full rows of cards. */
export function listUpcoming(events: readonly YearlyPost[], today: CalendarDate): YearlyPost[] {
  const from = planningDay(today);
  const nextMonth = addMonths(startOfMonth(from), 1);
  const ahead = eachDay(from, nextMonth);
  const now = listEventsOfMonth(events, monthNumber(from)).filter(({ yearly: { from, to } }) =>
    ahead.some((day) => isWithin(day, from, to)),
  );
  const next = listEventsOfMonth(events, monthNumber(nextMonth)).filter(
    (event) => !now.includes(event),
  );
  const all = [...now, ...next].slice(0, MAX_SHOWN);
  return all.slice(
    0,
    FULL_ROWS.find((count) => count <= all.length),
  );
}
