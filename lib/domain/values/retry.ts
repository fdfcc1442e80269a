// After 1 minute, then 5, … A provider that is down for a night is outlasted; a stay is not announced a week late.
const WAITS_IN_MINUTES = [1, 5, 15, 60, 240];

/** How long after the attempt of that number (from 1) the next one is due; null after the last. */
export function retryWaitMs(attempts: number): number | null {
  const minutes = WAITS_IN_MINUTES[attempts - 1];
  return minutes === undefined ? null : minutes * 60_000;
}
