export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Polls until the check passes, and throws if it never does. Returns the milliseconds. */
export async function until(
  what: string,
  question: () => Promise<boolean>,
  maxMs = 30_000,
): Promise<number> {
  const started = performance.now();
  while (!(await question().catch(() => false))) {
    if (performance.now() - started > maxMs) throw new Error(`${what}: not within ${maxMs} ms`);
    await wait(50);
  }
  return performance.now() - started;
}
