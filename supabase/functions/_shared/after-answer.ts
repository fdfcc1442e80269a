import { logError } from '../../../lib/log.ts';

type EdgeGlobal = { EdgeRuntime?: { waitUntil: (work: Promise<unknown>) => void } };
type Runner = (work: () => Promise<unknown>) => void;

// The hosted runtime would end with the answer; a process of ours goes on by itself.
const runByItself: Runner = (work) => {
  const running = work().catch((error: unknown) => logError('work after an answer failed', error));
  (globalThis as EdgeGlobal).EdgeRuntime?.waitUntil(running);
};

let run = runByItself;

/** Does something for which nobody waits, and whose failure is nobody's: a clock job does it again. */
export const afterAnswer: Runner = (work) => run(work);

/** For tests, in which nothing may happen unasked: what is done with such work from now on. */
export function replaceAfterAnswer(runner: Runner | null): void {
  run = runner ?? runByItself;
}
