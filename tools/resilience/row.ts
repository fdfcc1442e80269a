/** One line of the result: what was asked for and what was seen. */
export type Row = { scenario: string; target: string; measured: string; ok: boolean };

/** NaN of no values at all, which is within no limit. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
};

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
