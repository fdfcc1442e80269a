import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readdirSync, readFileSync } from 'node:fs';
import { PROJECT_DIR } from '../../supabase/local/settings.ts';
import { until } from './wait.ts';

type Plan = {
  /** Defaults to Node. */
  command?: string;
  args: readonly string[];
  cwd?: string;
  env?: Record<string, string | undefined>;
  log: string;
  /** Defaults to the tool's own user. */
  user?: number;
};

// Every process started here ends with the tool.
const running = new Set<number>();
process.once('exit', () => {
  for (const pid of running) process.kill(-pid, 'SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** A process that can be ended in every way and restarted. */
export class Child {
  readonly log: string;
  readonly #plan: Plan;
  #process: ChildProcess | null = null;
  #startedAt = 0;

  constructor(plan: Plan) {
    this.#plan = plan;
    this.log = plan.log;
  }

  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  get exitCode(): number | null {
    return this.#process?.exitCode ?? null;
  }

  get #isRunning(): boolean {
    return this.#process?.exitCode === null && this.#process.signalCode === null;
  }

  start(): void {
    const { command = process.execPath, args, cwd = PROJECT_DIR, env, log, user } = this.#plan;
    const output = openSync(log, 'a');
    this.#startedAt = performance.now();
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['ignore', output, output],
      detached: true,
      uid: user,
      gid: user,
    });
    this.#process = child;
    const { pid } = child;
    if (pid === undefined) throw new Error(`${command} did not start.`);
    running.add(pid);
    child.once('exit', () => running.delete(pid));
  }

  /** Milliseconds from its start until the check passes; if it exits before that, throws its last output. */
  async untilReady(question: () => Promise<boolean>, maxMs = 60_000): Promise<number> {
    const isReadyOrOver = async () => !this.#isRunning || (await question());
    const wasReady = until(this.#plan.args.join(' '), isReadyOrOver, maxMs);
    const tail = () => readFileSync(this.log, 'utf8').slice(-2000);
    await wasReady.catch((error: unknown) => {
      throw new Error(tail(), { cause: error });
    });
    if (!this.#isRunning) throw new Error(tail());
    return performance.now() - this.#startedAt;
  }

  /** Milliseconds from its start until it prints the text. */
  untilPrinted(text: string): Promise<number> {
    const isPrinted = () => Promise.resolve(readFileSync(this.log, 'utf8').includes(text));
    return this.untilReady(isPrinted, 600_000);
  }

  signal(signal: NodeJS.Signals): void {
    this.#process?.kill(signal);
  }

  /** Returns the milliseconds until it exited. SIGKILL also ends its child processes. */
  async end(signal: NodeJS.Signals): Promise<number> {
    if (!this.#process || !this.#isRunning) return 0;
    const started = performance.now();
    const ended = once(this.#process, 'exit');
    if (signal === 'SIGKILL') process.kill(-this.pid, signal);
    else this.#process.kill(signal);
    await ended;
    return performance.now() - started;
  }
}

function statusOf(pid: number) {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8');
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1]);
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    const [mib, peakMib] = [field('VmRSS') / 1024, field('VmHWM') / 1024];
    return { command, parent: field('PPid'), mib, peakMib };
  } catch {
    return undefined; // It has just exited.
  }
}

/** Memory in MiB and open descriptors of one process; Linux only. */
export function weighProcess(pid: number): { memory: number; descriptors: number } {
  const memory = statusOf(pid)?.mib ?? NaN;
  return { memory, descriptors: readdirSync(`/proc/${pid}/fd`).length };
}

/** The peak memory in MiB of the process below `root` whose command contains `command`; Linux only. */
export function peakMemoryBelow(root: number, command: string): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const known = new Map(pids.map((pid) => [Number(pid), statusOf(Number(pid))]));
  const isBelow = (pid: number): boolean =>
    pid === root || (pid > 1 && isBelow(known.get(pid)?.parent ?? 0));
  const found = [...known].filter(
    ([pid, status]) => isBelow(pid) && status?.command.includes(command),
  );
  return Math.max(...found.map(([, status]) => status?.peakMib ?? NaN));
}
