// Outlasts a provider that is down for a night, but doesn't announce a stay a week late.
const WAITS_IN_MINUTES = [1, 5, 15, 60, 240];

/** The delay after the given attempt (from 1) until the next; null after the last. */
export function retryWaitMs(attempts: number): number | null {
  const minutes = WAITS_IN_MINUTES[attempts - 1];
  return minutes === undefined ? null : minutes * 60_000;
}
