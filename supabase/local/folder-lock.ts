import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { StartError } from './start-error.ts';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process is alive too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function holderOf(lock: string): number | null {
  try {
    return Number(readFileSync(lock, 'utf8')) || null;
  } catch {
    return null;
  }
}

/** Keeps a second process out of the folder, which two engines would ruin; returns how to let go. */
export function lockFolder(folder: string): () => void {
  const lock = `${folder}.lock`;
  const holder = holderOf(lock);
  if (holder !== null && holder !== process.pid && isRunning(holder)) {
    throw new StartError(
      `The database in ${folder} is in use by process ${holder}. Stop that one first, or give this one its own folder with DATABASE_FOLDER.`,
    );
  }
  // A lock whose holder is gone was left by a process that was killed.
  rmSync(lock, { force: true });
  writeFileSync(lock, String(process.pid));
  return () => rmSync(lock, { force: true });
}
