import type { Stop } from './stop.ts';
import { PARK_STOPS } from './stops-park.ts';
import { TOWN_STOPS } from './stops-town.ts';

/** Every place the planner knows; the order settles ties. */
export const STOPS: readonly Stop[] = [...PARK_STOPS, ...TOWN_STOPS];

const BY_SLUG = new Map(STOPS.map((stop) => [stop.slug, stop]));

export const findStop = (slug: string): Stop | null => BY_SLUG.get(slug) ?? null;
