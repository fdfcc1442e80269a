import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { PROJECT_DIR } from './settings.ts';
import { StartError } from './start-error.ts';

const BIN = path.join(PROJECT_DIR, 'node_modules/next/dist/bin/next');
const GRACE_MS = 10_000;

function spawnNext(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [BIN, ...args], {
    cwd: PROJECT_DIR,
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
}

const ended = (child: ChildProcess) =>
  new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));

/** The processes and servers of one run; all of them end together. */
export class Processes {
  #stops: (() => Promise<unknown>)[] = [];
  #stopping = false;

  onStop(stop: () => Promise<unknown>): void {
    this.#stops.unshift(stop);
  }

  /** Runs a Next command to its end; throws when it fails. */
  async run(what: string, args: readonly string[]): Promise<void> {
    const child = spawnNext(args);
    this.onStop(() => this.#end(child));
    const code = await ended(child);
    if (code !== 0 && !this.#stopping)
      throw new StartError(`${what} failed; the reason stands above.`);
  }

  /** Keeps a Next server running; when it ends by itself, so does everything else. */
  keep(what: string, args: readonly string[]): void {
    const child = spawnNext(args);
    this.onStop(() => this.#end(child));
    void ended(child).then((code) => {
      if (this.#stopping) return;
      console.error(`${what} ended unexpectedly.`);
      void this.stop(code || 1);
    });
  }

  async stop(exitCode: number): Promise<never> {
    if (!this.#stopping) {
      this.#stopping = true;
      for (const stop of this.#stops) await stop().catch((error: unknown) => console.error(error));
    }
    process.exit(exitCode);
  }

  async #end(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const done = ended(child);
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    await done;
    clearTimeout(force);
  }
}

/** Runs until a signal; a failure to start is told in one sentence. */
export async function runToEnd(main: (processes: Processes) => Promise<void>): Promise<void> {
  const processes = new Processes();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void processes.stop(0));
  }
  try {
    await main(processes);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(`\n${error.message}\n`);
    await processes.stop(1);
  }
}
