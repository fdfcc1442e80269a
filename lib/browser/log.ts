/** Logs a problem that the guest need not see. `detail` must not hold personal data. */
export function logProblem(where: string, detail: string): void {
  console.warn(`[${where}] ${detail}`);
}
