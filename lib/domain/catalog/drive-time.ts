import { milesBetween } from '../values/distances.ts';
import type { Location } from '../values/public-location.ts';

// Of a road that winds, in a straight line; the test compares them with the drives in components/content.
const MINUTES_PER_MILE = 3.2;
const STEP = 5;

/** The note below drives, which are those of a usual day. */
export const TYPICAL_DRIVES = 'Typical drives. Add a third in summer, half in October.';

/** About how long the drive is on a usual day, in steps of five minutes. An estimate from the distance. */
export function estimateDriveMinutes(from: Location, to: Location): number {
  const minutes = milesBetween(from, to) * MINUTES_PER_MILE;
  return Math.max(STEP, Math.round(minutes / STEP) * STEP);
}
