import { useSyncExternalStore } from 'react';
import { skySeason, skyTime } from '@/lib/domain/trip/sky';

const HOUR_MS = 3_600_000;
// Eastern standard time the whole year: the sun does not change its clock, and Intl would take a slow phone 80 ms.
const OFFSET_MS = -5 * HOUR_MS;
const MINUTE_MS = 60_000;

/** Time and season over the Smokies, as "night winter". */
export function skyAt(now: number): string {
  const clock = new Date(now + OFFSET_MS);
  const month = clock.getUTCMonth() + 1;
  const hour = clock.getUTCHours() + clock.getUTCMinutes() / 60;
  return `${skyTime(month, hour)} ${skySeason(month)}`;
}

function everyMinute(listener: () => void) {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
}

/** Undefined in the page's HTML, which is stored and sent at any hour. */
export const useSky = (): string | undefined =>
  useSyncExternalStore(
    everyMinute,
    () => skyAt(Date.now()),
    () => undefined,
  );
