import { FALL_EVENTS } from './events-fall';
import { SPRING_EVENTS } from './events-spring';
import { SUMMER_EVENTS } from './events-summer';
import { WINTER_EVENTS } from './events-winter';
import type { RegionEvent } from './region-event';

/** What happens around here in a year, winter first; times are those of past years unless dates are confirmed. */
export const EVENTS: readonly RegionEvent[] = [
  ...WINTER_EVENTS.map((event) => ({ ...event, season: 'winter' as const })),
  ...SPRING_EVENTS.map((event) => ({ ...event, season: 'spring' as const })),
  ...SUMMER_EVENTS.map((event) => ({ ...event, season: 'summer' as const })),
  ...FALL_EVENTS.map((event) => ({ ...event, season: 'fall' as const })),
];

export function findEvent(slug: string): RegionEvent | null {
  return EVENTS.find((event) => event.slug === slug) ?? null;
}

/** `month` from 1. Those that last longest come last, as the background of the others. */
export function listEventsOfMonth(month: number): RegionEvent[] {
  return EVENTS.filter((event) => event.months.includes(month)).toSorted(
    (a, b) => a.months.length - b.months.length,
  );
}
