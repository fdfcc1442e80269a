import { logError } from '../../../lib/log/log.ts';

type EdgeGlobal = { EdgeRuntime?: { waitUntil: (work: Promise<unknown>) => void } };
type Runner = (work: () => Promise<unknown>) => void;

// The hosted runtime ends with the response unless told to wait; a Node process goes on.
const runByItself: Runner = (work) => {
  const running = work().catch((error: unknown) => logError('work after an answer failed', error));
  (globalThis as EdgeGlobal).EdgeRuntime?.waitUntil(running);
};

let run = runByItself;

/** Runs work after the response (`EdgeRuntime.waitUntil`). Failures are only logged; the scheduled job retries. */
export const afterAnswer: Runner = (work) => run(work);

/** For tests, which run such work only on request. */
export function replaceAfterAnswer(runner: Runner | null): void {
  run = runner ?? runByItself;
}
