import { isYearly, type PostSummary } from '@/lib/domain/catalog/post';
import type { Stay } from '@/lib/domain/stays/stay';
import { hintsOn } from '@/lib/domain/trip/planner/day-hints';
import { addDays, eachDay } from '@/lib/domain/values/calendar-date';
import { paths } from '@/lib/http/paths';

type Listed = Pick<PostSummary, 'slug' | 'title' | 'event' | 'yearly'>;

type EventOn = {
  name: string;
  path: string;
  /** The dates are from earlier years and not announced yet. */
  isUsual: boolean;
};

const toEventOn = ({ slug, title }: Listed, isUsual: boolean): EventOn => ({
  name: title,
  path: paths.event(slug),
  isUsual,
});

/** The events during a stay, including its last day: dated ones first, then the usual ones. */
export function listEventsOn({ checkIn, checkOut }: Stay, events: readonly Listed[]): EventOn[] {
  const dated = events.filter(
    ({ event }) => event && event.from <= checkOut && event.to >= checkIn,
  );
  // The usual days of most events are wide. Only the hints of the planner are close enough to tell of a stay.
  const slugs = eachDay(checkIn, addDays(checkOut, 1)).flatMap((day) =>
    hintsOn(day).flatMap(({ event }) => event ?? []),
  );
  const usual = [...new Set(slugs)].flatMap(
    // Announced dates say more than those of past years.
    (slug) => events.find((each) => each.slug === slug && isYearly(each) && !each.event) ?? [],
  );
  return [
    ...dated.map((each) => toEventOn(each, false)),
    ...usual.map((each) => toEventOn(each, true)),
  ];
}
