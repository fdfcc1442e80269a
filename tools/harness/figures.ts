/** NaN for an empty list, which is within no limit. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
};

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? NaN;

/** Below this, a response is fast whatever it is compared with. */
export const QUICK_MS = 20;

let judgesTimes = true;

/** `npm run test:full` also runs on busy and slow machines, so it shows times without failing on them. */
export const leaveTimesUnjudged = (): void => void (judgesTimes = false);

export const isInTime = (tookMs: number, maxMs: number): boolean =>
  judgesTimes ? tookMs <= maxMs : !Number.isNaN(tookMs);

export const ms = (value: number): string => `${Math.round(value)} ms`;
export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
export const perSecond = (rate: number): string => `${Math.round(rate)}/s`;
export const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

/** Counts the occurrences of each name. */
export function tally(names: readonly string[]): string {
  const counts = Map.groupBy(names, (name) => name);
  return [...counts].map(([name, each]) => `${each.length} × ${name}`).join(', ') || 'none';
}
