import 'server-only';
import { join } from 'node:path';
import { runIsolated } from '@/lib/runtime/run-isolated';
import type { Cicp } from './cicp-profile';

export type Pixels = {
  width: number;
  height: number;
  data: Uint8Array;
  profile?: Uint8Array;
  nclx?: Cicp;
};
type Limits = { maxPixels: number; maxSide: number };

const SCRIPT = join(process.cwd(), 'lib/pictures/heic-process.mjs');
const PROCESS_LIMITS = { memoryMb: 256, timeoutMs: 30_000 };

/**
 * Decodes the primary picture of a HEIC file in a process of its own, because it takes seconds and a malformed file may
 * crash the decoder. Colors aren't converted yet. Rejects only when the decoder fails to start.
 */
export const decodeHeic = (
  original: Buffer,
  limits: Limits,
): Promise<Pixels | 'too_big' | 'broken'> =>
  runIsolated<Pixels | 'too_big' | 'broken'>(
    SCRIPT,
    { file: original, ...limits },
    PROCESS_LIMITS,
    'broken',
  );
