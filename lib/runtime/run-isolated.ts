import 'server-only';
import { fork } from 'node:child_process';

/** Beyond these the script is ended. */
type Limits = { memoryMb: number; timeoutMs: number };

/**
 * Sends an uploaded file to a script and resolves to its answer; `broken` when it crashes, or runs out of memory or
 * time. The script has a process of its own, without the server's secrets: a worker thread that runs out of memory may
 * end the whole server. Rejects only when the script can't run at all.
 */
export const runIsolated = <T>(
  script: string,
  input: { file: Uint8Array; [limit: string]: unknown },
  { memoryMb, timeoutMs }: Limits,
  broken: T,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const child = fork(/* turbopackIgnore: true */ script, {
      env: { NODE_ENV: 'production' },
      // Replaces the server's own Node flags.
      execArgv: [`--max-old-space-size=${memoryMb}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
    child
      .once('message', (outcome: T) => {
        resolve(outcome);
        child.kill('SIGKILL');
      })
      .once('error', reject)
      .once('exit', (code) => {
        if (code) reject(new Error(`${script} ended with code ${code}`));
        else resolve(broken);
      });
    // A script that ended early is reported by its exit.
    child.send(input, () => {});
  });
