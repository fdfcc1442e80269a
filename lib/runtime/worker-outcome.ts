import 'server-only';
import type { Worker } from 'node:worker_threads';

const isOutOfMemory = (error: Error) =>
  'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * The first message of a worker that processes an uploaded file; `broken` when it times out, runs out of memory or
 * crashes. Rejects only when the worker itself fails.
 */
export const workerOutcome = <T>(worker: Worker, timeoutMs: number, broken: T): Promise<T> =>
  new Promise((resolve, reject) => {
    const end = (outcome: T) => {
      clearTimeout(timer);
      resolve(outcome);
      void worker.terminate();
    };
    const timer = setTimeout(end, timeoutMs, broken);
    worker.once('message', end).once('exit', () => end(broken));
    worker.once('error', (error: Error) => {
      if (!isOutOfMemory(error)) reject(error);
      end(broken);
    });
  });
