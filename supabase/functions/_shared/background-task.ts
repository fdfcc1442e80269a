import { logError } from '../../../lib/log/log.ts';

type EdgeGlobal = { EdgeRuntime?: { waitUntil: (work: Promise<unknown>) => void } };
type Runner = (work: () => Promise<unknown>) => void;

// The hosted runtime stops at the response unless waitUntil is called; a Node process goes on.
const runByItself: Runner = (work) => {
  const running = work().catch((error: unknown) => logError('background work failed', error));
  (globalThis as EdgeGlobal).EdgeRuntime?.waitUntil(running);
};

let run = runByItself;

/** Runs work after the response (`EdgeRuntime.waitUntil`). Failures are only logged; the scheduled job retries. */
export const runInBackground: Runner = (work) => run(work);

/** For tests, which run background work only on request. */
export function replaceBackgroundRunner(runner: Runner | null): void {
  run = runner ?? runByItself;
}
