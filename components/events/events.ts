import { FALL_EVENTS } from './events-fall';
import { SPRING_EVENTS } from './events-spring';
import { SUMMER_EVENTS } from './events-summer';
import { WINTER_EVENTS } from './events-winter';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import type { RegionEvent, SeasonEvents } from './region-event';

const inSeason = (season: RegionEvent['season'], events: SeasonEvents): RegionEvent[] =>
  Object.entries(events).map(([slug, event]) => ({ slug, season, ...event }));

/** What happens around here in a year, winter first; times are those of past years unless dates are confirmed. */
export const EVENTS: readonly RegionEvent[] = [
  ...inSeason('winter', WINTER_EVENTS),
  ...inSeason('spring', SPRING_EVENTS),
  ...inSeason('summer', SUMMER_EVENTS),
  ...inSeason('fall', FALL_EVENTS),
];

export function findEvent(slug: string): RegionEvent | null {
  return EVENTS.find((event) => event.slug === slug) ?? null;
}

/** From 1. */
export const monthOf = (date: CalendarDate): number =>
  Number(date.slice('yyyy-'.length, 'yyyy-MM'.length));

/** Whether it is usually over for this season, though its last month is not. */
export const isOver = ({ months, lastDay = 31 }: RegionEvent, today: CalendarDate): boolean =>
  monthOf(today) === months.at(-1) && Number(today.slice(-2)) > lastDay;

/** `month` from 1. Those that last longest come last, as the background of the others. */
export function listEventsOfMonth(month: number): RegionEvent[] {
  return EVENTS.filter((event) => event.months.includes(month)).toSorted(
    (a, b) => a.months.length - b.months.length,
  );
}
