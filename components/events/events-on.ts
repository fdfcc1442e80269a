import type { PostSummary } from '@/lib/domain/catalog/post';
import type { Stay } from '@/lib/domain/stays/stay';
import { hintsOn } from '@/lib/domain/trip/planner/day-hints';
import { addDays, eachDay, type CalendarDate } from '@/lib/domain/values/calendar-date';
import { paths } from '@/lib/http/paths';
import { shop } from '@/lib/shop/shop';
import { EVENTS, findEvent } from './events';

type EventOn = {
  name: string;
  path: string;
  /** On dates of past years; not announced. */
  isUsual: boolean;
};

type Days = { from: CalendarDate; to: CalendarDate };

const overlaps = ({ checkIn, checkOut }: Stay, { from, to }: Days) =>
  from <= checkOut && to >= checkIn;

function listUsual({ checkIn, checkOut }: Stay): EventOn[] {
  const slugs = eachDay(checkIn, addDays(checkOut, 1)).flatMap((day) =>
    hintsOn(day).flatMap(({ event }) => event ?? []),
  );
  return [...new Set(slugs)].flatMap((slug) => {
    const event = findEvent(slug);
    // Its announced dates say more than those of past years.
    return event && !event.confirmedDates
      ? { name: event.name, path: paths.event(slug), isUsual: true }
      : [];
  });
}

/** What is on during a stay, the day of departure included: the host's own, what is announced, what usually is. */
export function listEventsOn(
  stay: Stay,
  own: readonly Pick<PostSummary, 'slug' | 'title' | 'event'>[],
): EventOn[] {
  const dated = own.flatMap(({ slug, title, event }) =>
    event && overlaps(stay, event) ? { name: title, path: paths.event(slug), isUsual: false } : [],
  );
  if (!shop().showsSmokies) return dated;
  const announced = EVENTS.flatMap(({ slug, name, confirmedDates }) =>
    confirmedDates && overlaps(stay, confirmedDates)
      ? { name, path: paths.event(slug), isUsual: false }
      : [],
  );
  return [...dated, ...announced, ...listUsual(stay)];
}
