import { spawn } from 'node:child_process';

const GRACE_MS = 5000;

type Command = { command: string; args: string[]; env?: NodeJS.ProcessEnv; mostMs: number };
type Ended = { status: number | null; stderr: string; isLate: boolean };

/**
 * Runs a command to its end and goes on reading meanwhile what the servers print: one that nobody reads stands still
 * once some 170 lines wait. What is late is told to end as by Ctrl-C, for then Lighthouse ends its browser as well.
 */
export function runWithin({ command, args, env, mostMs }: Command): Promise<Ended> {
  return new Promise((resolve, reject) => {
    // In a group of its own: a signal to that of this process would end it before it could end its browser.
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
