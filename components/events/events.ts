import type { MonthDay } from '@/lib/domain/trip/planner/stop';
import { FALL_EVENTS } from './events-fall';
import { SPRING_EVENTS } from './events-spring';
import { SUMMER_EVENTS } from './events-summer';
import { WINTER_EVENTS } from './events-winter';
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

const monthOf = (day: MonthDay) => Number(day.slice(0, 2));

/** 1 is January; in order, across the new year too. */
export function monthsOf({ usual: [first, last] }: Pick<RegionEvent, 'usual'>): number[] {
  const count = (monthOf(last) - monthOf(first) + 12) % 12;
  return Array.from({ length: count + 1 }, (_, index) => ((monthOf(first) - 1 + index) % 12) + 1);
}

/** `month` from 1. Those that last longest come last, as the background of the others. */
export function listEventsOfMonth(month: number): RegionEvent[] {
  return EVENTS.filter((event) => monthsOf(event).includes(month)).toSorted(
    (a, b) => monthsOf(a).length - monthsOf(b).length,
  );
}
