/** One line of the result: what was asked for and what was seen. */
export type Row = { scenario: string; target: string; measured: string; ok: boolean };

/** NaN of no values at all, which is within no limit. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
};

/** Below it a page's answer is quick whatever it is compared with. */
export const QUICK_MS = 20;

let judgesTimes = true;

/** From here on no row fails by a limit of time: npm run test:full runs on busy and slow machines too. What was measured is shown. */
export const leaveTimesUnjudged = (): void => void (judgesTimes = false);

/** Whether it took no longer than that, where times are judged. */
export const isInTime = (tookMs: number, mostMs: number): boolean =>
  judgesTimes ? tookMs <= mostMs : !Number.isNaN(tookMs);

export const ms = (value: number): string => `${Math.round(value)} ms`;

/** How often each name occurs, in words. */
export function tally(names: readonly string[]): string {
  const counts = Map.groupBy(names, (name) => name);
  return [...counts].map(([name, each]) => `${each.length} × ${name}`).join(', ') || 'none';
}

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Asks until the answer is yes; throws when it never is. */
export async function until(
  what: string,
  question: () => Promise<boolean>,
  mostMs = 30_000,
): Promise<number> {
  const started = performance.now();
  while (!(await question().catch(() => false))) {
    if (performance.now() - started > mostMs) throw new Error(`${what}: not within ${mostMs} ms`);
    await wait(50);
  }
  return performance.now() - started;
}
