import type { AreaSlug } from '../../catalog/cabin.ts';
import { milesBetween } from '../../values/distances.ts';
import type { Location } from '../../values/public-location.ts';
import type { Stop } from './stop.ts';

type Base = Location & { road: 'valley' };

/** The middle of each area. */
export const BASES: Record<AreaSlug, Base> = {
  gatlinburg: { latitude: 35.7144, longitude: -83.5247, road: 'valley' },
  'pigeon-forge': { latitude: 35.7981, longitude: -83.5639, road: 'valley' },
  sevierville: { latitude: 35.8776, longitude: -83.5699, road: 'valley' },
  'wears-valley': { latitude: 35.7139, longitude: -83.6531, road: 'valley' },
};

/** How many miles of road a straight mile makes, and how fast they go. */
const ROADS = {
  mountain: { winding: 1.6, milesPerHour: 24 },
  valley: { winding: 1.3, milesPerHour: 32 },
} as const;
const STARTING_MINUTES = 5;
const STEP_MINUTES = 5;

export type DriveEnd = Pick<Stop, 'latitude' | 'longitude' | 'road'>;

/** Estimated, in steps of five minutes; the slower road of the two ends counts. The same in both directions. */
export function driveMinutes(a: DriveEnd, b: DriveEnd): number {
  const kind = a.road === 'mountain' || b.road === 'mountain' ? 'mountain' : 'valley';
  const { winding, milesPerHour } = ROADS[kind];
  const minutes = STARTING_MINUTES + (milesBetween(a, b) * winding * 60) / milesPerHour;
  return Math.max(STEP_MINUTES, Math.round(minutes / STEP_MINUTES) * STEP_MINUTES);
}

export const FAR_MINUTES = 50;

/** One of these a day is enough. */
export const isFar = (base: AreaSlug, stop: DriveEnd): boolean =>
  driveMinutes(BASES[base], stop) >= FAR_MINUTES;
