import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { StartError } from '../start-error.ts';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM means that the process is alive but another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Identifies a process beyond its reusable id by its start time and boot; only Linux reports them. */
function birthOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The preceding name may contain spaces and brackets.
    const startTime = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    return `${startTime}@${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}`;
  } catch {
    return null;
  }
}

function holderOf(lock: string): number | null {
  try {
    const [pid, birth] = readFileSync(lock, 'utf8').split(' ');
    const isOther = Boolean(birth) && birth !== birthOf(Number(pid));
    return isOther ? null : Number(pid) || null;
  } catch {
    return null;
  }
}

/** Locks the folder, which two database engines would corrupt; returns the release function. */
export function lockFolder(folder: string): () => void {
  const lock = `${folder}.lock`;
  const holder = holderOf(lock);
  if (holder !== null && holder !== process.pid && isRunning(holder)) {
    throw new StartError(
      `The database in ${folder} is in use by process ${holder}. Stop that one first, or give this one its own folder with DATABASE_FOLDER.`,
    );
  }
  // A stale lock, whose process was killed.
  rmSync(lock, { force: true });
  writeFileSync(lock, [process.pid, birthOf(process.pid) ?? ''].join(' '));
  return () => rmSync(lock, { force: true });
}
