/** Notes a problem that the guest need not see. `detail` must hold nothing personal. */
export function logProblem(where: string, detail: string): void {
  console.warn(`[${where}] ${detail}`);
}
