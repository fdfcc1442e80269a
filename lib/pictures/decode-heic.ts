import 'server-only';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { workerOutcome } from '@/lib/runtime/worker-outcome';
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

/**
 * Decodes the primary picture of a HEIC file in a worker thread, because it takes seconds and a malformed file may
 * crash the decoder. Colors aren't converted yet. Rejects only when the decoder fails to start.
 */
export function decodeHeic(
  original: Buffer,
  limits: Limits,
): Promise<Pixels | 'too_big' | 'broken'> {
  const file = Uint8Array.from(original);
  const worker = new Worker(WORKER, {
    workerData: { file, ...limits },
    transferList: [file.buffer],
    // Don't inherit the server's Node flags.
    execArgv: [],
    // The decoder prints warnings to standard output.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  return workerOutcome<Pixels | 'too_big' | 'broken'>(worker, TIMEOUT_MS, 'broken');
}
