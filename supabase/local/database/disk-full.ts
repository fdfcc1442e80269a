import { statfsSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../start-error.ts';

const CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** ENOSPC as a WASI number, which PGlite's file system uses. */
const WASI_ENOSPC = 51;
const TEXT = /no space left on device|disk quota exceeded|ENOSPC/i;
// Postgres creates its log in files of 16 MB.
const MIN_FREE_BYTES = 17 * 1024 * 1024;
const MAX_CAUSES = 8;

type Failure = { code?: unknown; errno?: unknown; message?: unknown; cause?: unknown };

export function isDiskFull(error: unknown): boolean {
  let failure = error as Failure | null | undefined;
  for (let i = 0; failure && i < MAX_CAUSES; i += 1) {
    if (CODES.has(String(failure.code)) || TEXT.test(String(failure.message))) return true;
    if (failure.errno === WASI_ENOSPC) return true;
    failure = failure.cause as Failure | undefined;
  }
  return false;
}

/** Checked beforehand, because PGlite doesn't always report the cause. */
export function hasRoom(folder: string, statfs: typeof statfsSync = statfsSync): boolean {
  const { bavail, bsize } = statfs(folder);
  return bavail * bsize >= MIN_FREE_BYTES;
}

export const diskFullError = (place: string, cause?: unknown) =>
  new StartError(
    `The disk of ${path.resolve(place)} is full. Free some space and start again; what was saved is still there.`,
    cause,
  );
