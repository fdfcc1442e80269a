import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as setTimeoutAsync } from 'node:timers/promises';
import { logCrashes } from '../../lib/log/crashes.ts';
import { logError } from '../../lib/log/log.ts';
import { diskFullError, isDiskFull } from './database/disk-full.ts';
import { followBuild, logOutput, showOutput } from './log-output.ts';
import { PROJECT_DIR } from './settings.ts';
import { SITE_ENVIRONMENT } from './site-options.ts';
import { StartError } from './start-error.ts';

const NEXT = path.join(PROJECT_DIR, 'node_modules/next/dist/bin/next');
const END_WITH_PARENT = new URL('end-with-parent.ts', import.meta.url).href;
// Counted from the signal; the rest of ten seconds is for the backend and its database.
const GRACE_MS = 8500;
/** Tells the site to report that it isn't ready (server/drain.ts). */
const DRAIN_SIGNAL = 'SIGUSR2';

type Stopping = { drainMs: number; graceMs?: number };

function spawnNode(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
    cwd: PROJECT_DIR,
    stdio: ['inherit', 'pipe', 'pipe', 'ipc'],
    env: {
      ...SITE_ENVIRONMENT,
      ...process.env,
      // The child logs JSON; this process prints it in its own format.
      LOG_FORMAT: 'json',
      NEXT_TELEMETRY_DISABLED: '1',
      STARTED_BY: String(process.pid),
    },
  });
}

const ended = (child: ChildProcess) =>
  new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)));

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** The processes and servers of one run; they all stop together. */
export class Processes {
  #stops: (() => Promise<unknown>)[] = [];
  #stopping: Stopping | null = null;
  #endsAt = Infinity;

  onStop(stop: () => Promise<unknown>): void {
    this.#stops.unshift(stop);
  }

  /** Runs a Next command to its end. On failure, prints its output and throws; during a stop it never resolves. */
  async run(what: string, args: readonly string[]): Promise<void> {
    const child = spawnNode([NEXT, ...args]);
    const lines = followBuild([child.stdout, child.stderr]);
    this.onStop(() => this.#end(child));
    const code = await ended(child);
    if (this.#stopping) return new Promise<never>(() => undefined);
    if (code === 0) return;
    console.error(lines.join('\n'));
    throw new StartError(`${what} failed; see the output above.`);
  }

  /** Like `run`, for a development server, which runs until the stop. */
  keepNext(what: string, args: readonly string[]): void {
    const child = spawnNode([NEXT, ...args]);
    showOutput(child.stdout);
    showOutput(child.stderr);
    this.#keep(what, child);
  }

  /** Keeps a Node process running; when it exits by itself, everything stops. `ready` resolves once it is up. */
  keep(what: string, args: readonly string[]): { ready: Promise<unknown> } {
    const child = spawnNode(args);
    logOutput(child.stdout, 'debug');
    logOutput(child.stderr, 'error');
    this.#keep(what, child);
    return { ready: new Promise((resolve) => child.once('message', resolve)) };
  }

  #keep(what: string, child: ChildProcess): void {
    this.onStop(async () => {
      await this.#drain(child);
      await this.#end(child);
    });
    void ended(child).then((code) => {
      if (this.#stopping) return;
      console.error(`${what} ended unexpectedly.`);
      void this.stop(code || 1);
    });
  }

  async stop(exitCode: number, stopping: Stopping = { drainMs: 0 }): Promise<never> {
    if (!this.#stopping) {
      this.#stopping = stopping;
      this.#endsAt = performance.now() + (stopping.graceMs ?? GRACE_MS);
      // Processes that start meanwhile add their own stop.
      for (let stop = this.#stops.shift(); stop; stop = this.#stops.shift())
        await stop().catch((error: unknown) => logError('shutdown step failed', error));
    }
    process.exit(exitCode);
  }

  async #drain(child: ChildProcess): Promise<void> {
    const drainMs = this.#stopping?.drainMs ?? 0;
    if (drainMs === 0 || hasEnded(child)) return;
    child.kill(DRAIN_SIGNAL);
    await Promise.race([ended(child), setTimeoutAsync(drainMs)]);
  }

  async #end(child: ChildProcess): Promise<void> {
    if (hasEnded(child)) return;
    const done = ended(child);
    child.kill('SIGTERM');
    const leftMs = Math.max(0, this.#endsAt - performance.now());
    const force = setTimeout(() => child.kill('SIGKILL'), leftMs);
    await done;
    clearTimeout(force);
  }
}

/**
 * Runs until a signal; a failed start prints one sentence. SIGTERM comes from a supervisor, which may have a load
 * balancer to notify; Ctrl+C need not wait for that.
 */
export async function runToEnd(
  main: (processes: Processes) => Promise<void>,
  { drainMs }: Stopping = { drainMs: 0 },
): Promise<void> {
  const processes = new Processes();
  logCrashes();
  process.on('SIGTERM', () => void processes.stop(0, { drainMs }));
  for (const signal of ['SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => void processes.stop(0));
  }
  try {
    await main(processes);
  } catch (error) {
    const startError = isDiskFull(error) ? diskFullError(PROJECT_DIR, error) : error;
    if (!(startError instanceof StartError)) throw error;
    console.error(`\n${startError.message}\n`);
    await processes.stop(1);
  }
}
