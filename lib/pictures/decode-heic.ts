import 'server-only';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Cicp } from './cicp-profile';

export type Pixels = {
  width: number;
  height: number;
  data: Uint8Array;
  profile?: Uint8Array;
  nclx?: Cicp;
};
type Limits = { maxPixels: number; maxSide: number };

const WORKER = join(process.cwd(), 'lib/pictures/heic-worker.mjs');
const TIMEOUT_MS = 30_000;

const isOutOfMemory = (error: Error) =>
  'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Decodes the primary picture of a HEIC file in a thread of its own: it takes seconds, and what a broken file does to the decoder ends with the
 * thread. Its colors are not converted yet. Rejects only where the decoder itself does not start.
 */
export const decodeHeic = (
  original: Buffer,
  limits: Limits,
): Promise<Pixels | 'too_big' | 'broken'> =>
  new Promise((resolve, reject) => {
    const file = Uint8Array.from(original);
    const worker = new Worker(WORKER, {
      workerData: { file, ...limits },
      transferList: [file.buffer],
      // Nothing that the site itself is started with.
      execArgv: [],
      // The decoder prints what it does not understand.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    const end = (outcome: Pixels | 'too_big' | 'broken') => {
      clearTimeout(timer);
      resolve(outcome);
      void worker.terminate();
    };
    const timer = setTimeout(end, TIMEOUT_MS, 'broken');
    worker.once('message', end).once('exit', () => end('broken'));
    worker.once('error', (error) => {
      if (!isOutOfMemory(error)) reject(error);
      end('broken');
    });
  });
