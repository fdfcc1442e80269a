import { spawn } from 'node:child_process';

const GRACE_MS = 5000;

type Command = { command: string; args: string[]; env?: NodeJS.ProcessEnv; mostMs: number };
type Ended = { status: number | null; stderr: string; isLate: boolean };

/**
 * Runs a command to its end while reading the servers' output, because a server blocks after some 170 unread lines. A
 * late command gets SIGINT, on which Lighthouse also closes its browser.
 */
export function runWithin({ command, args, env, mostMs }: Command): Promise<Ended> {
  return new Promise((resolve, reject) => {
    // A process group of its own, or a signal to this group would end it before it closes its browser.
    const child = spawn(command, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
      env,
    });
    let stderr = '';
    let isLate = false;
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    const interrupt = () => child.kill('SIGINT');
    process.once('exit', interrupt);
    const end = setTimeout(() => {
      isLate = true;
      interrupt();
    }, mostMs);
    const kill = setTimeout(() => child.kill('SIGKILL'), mostMs + GRACE_MS);
    const clear = () => {
      process.off('exit', interrupt);
      clearTimeout(end);
      clearTimeout(kill);
    };
    child.once('error', (error) => {
      clear();
      reject(error);
    });
    child.once('exit', clear);
    child.once('close', (status) => resolve({ status, stderr, isLate }));
  });
}
