import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { StartError } from '../start-error.ts';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process is alive too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** What no later process of the same number shares: when it was started, and since which boot. Only Linux tells. */
function birthOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before it may hold spaces and brackets.
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
  // A stale lock: its process was killed.
  rmSync(lock, { force: true });
  writeFileSync(lock, [process.pid, birthOf(process.pid) ?? ''].join(' '));
  return () => rmSync(lock, { force: true });
}
