import { isYearly, type PostSummary, type YearlyEvent } from '@/lib/domain/catalog/post';

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
