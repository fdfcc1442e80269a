import { areaOfDistances } from '../../catalog/region.ts';
import { type Area, type AreaSlug } from '../../catalog/area.ts';
import { milesBetween } from '../../values/distances.ts';
import type { Stop } from './stop.ts';

/** Road miles per straight-line mile, and the speed. */
const ROADS = {
  mountain: { winding: 1.6, milesPerHour: 24 },
  valley: { winding: 1.3, milesPerHour: 32 },
} as const;
const STARTING_MINUTES = 5;
const STEP_MINUTES = 5;

type DriveEnd = Pick<Stop, 'latitude' | 'longitude' | 'road'>;

/** The place from which drives to a cabin's area are measured: its middle. */
export const baseOf = (areas: readonly Area[], area: AreaSlug): DriveEnd => ({
  ...areaOfDistances(areas, area),
  road: 'valley',
});

/** An estimate in steps of five minutes, by the slower road of the two ends; the same in both directions. */
export function driveMinutes(a: DriveEnd, b: DriveEnd): number {
  const kind = a.road === 'mountain' || b.road === 'mountain' ? 'mountain' : 'valley';
  const { winding, milesPerHour } = ROADS[kind];
  const minutes = STARTING_MINUTES + (milesBetween(a, b) * winding * 60) / milesPerHour;
  return Math.max(STEP_MINUTES, Math.round(minutes / STEP_MINUTES) * STEP_MINUTES);
}

export const FAR_MINUTES = 50;

/** A day takes at most one far stop. */
export const isFar = (base: DriveEnd, stop: DriveEnd): boolean =>
  driveMinutes(base, stop) >= FAR_MINUTES;
