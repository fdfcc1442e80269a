import { spawn, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';

type Plan = { args: string[]; cwd: string; env: Record<string, string>; log: string };

/** A process that can be ended in every way and started again. */
export class Child {
  readonly #plan: Plan;
  #process: ChildProcess | null = null;

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  start(): void {
    const { args, cwd, env, log } = this.#plan;
    const output = openSync(log, 'a');
    this.#process = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['ignore', output, output],
    });
  }

  signal(signal: NodeJS.Signals): void {
    this.#process?.kill(signal);
  }

  /** Its exit, in milliseconds from now. */
  async end(signal: NodeJS.Signals): Promise<number> {
    const child = this.#process;
    const started = performance.now();
    if (!child || child.exitCode !== null || child.signalCode !== null) return 0;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
    return performance.now() - started;
  }
}
