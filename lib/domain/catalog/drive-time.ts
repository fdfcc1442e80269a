import { milesBetween } from '../values/distances.ts';
import type { Location } from '../values/public-location.ts';

// Minutes per straight-line mile on winding roads; a test compares it with the drives in components/content.
const MINUTES_PER_MILE = 3.2;
const STEP = 5;

/** The note below driving times, which are those of a typical day. */
export const TYPICAL_DRIVES = 'Typical drives. Add a third in summer, half in October.';

/** Estimates the driving time on a typical day from the distance, in steps of five minutes. */
export function estimateDriveMinutes(from: Location, to: Location): number {
  const minutes = milesBetween(from, to) * MINUTES_PER_MILE;
  return Math.max(STEP, Math.round(minutes / STEP) * STEP);
}
