import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const POLL_MS = 10;
const STARTS_WITHIN_MS = 240_000;
const ANSWERS_WITHIN_MS = 30_000;
const ENDS_WITHIN_MS = 15_000;

export type Running = {
  url: string;
  pid: number;
  /** From the start of the process to the first answer. */
  startMs: number;
  /** What it printed, each line with the time since its start. */
  lines: readonly { atMs: number; text: string }[];
  stop: () => Promise<void>;
};

type Command = { command: string; args: string[]; cwd: string; env?: Record<string, string> };

const isUp = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );

// Every process started here ends with the benchmark.
const running = new Set<number>();
process.once('exit', () => {
  for (const pid of running) process.kill(-pid, 'SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

async function stopGroup(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  process.kill(-child.pid, 'SIGTERM');
  const timer = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), ENDS_WITHIN_MS);
  await ended;
  clearTimeout(timer);
}

/** Starts a server and waits until the address answers. */
export async function startServer(
  { command, args, cwd, env }: Command,
  url: string,
): Promise<Running> {
  const started = performance.now();
  const child = spawn(command, args, {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  const lines: { atMs: number; text: string }[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      const atMs = performance.now() - started;
      for (const text of data.toString().split('\n')) if (text) lines.push({ atMs, text });
    });
  }
  const { pid } = child;
  if (pid === undefined) throw new Error(`${command} did not start.`);
  running.add(pid);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  void ended.then(() => running.delete(pid));
  const stop = () => stopGroup(child, ended);
  while (!(await isUp(url))) {
    const waitedMs = performance.now() - started;
    if (child.exitCode !== null || waitedMs > STARTS_WITHIN_MS) {
      await stop();
      const last = lines.slice(-5).map(({ text }) => text);
      throw new Error(`${command} ${args.join(' ')} gave no page: ${last.join(' / ')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return { url, pid, startMs: performance.now() - started, lines, stop };
}

function statusOf(pid: number) {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8');
    const field = (name: string) => new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1];
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return { command, parent: Number(field('PPid')), peakKb: Number(field('VmHWM') ?? 0) };
  } catch {
    return undefined; // It has just ended.
  }
}

export type Peak = { command: string; mib: number };

/** The most memory that this process and each one below it have held, the largest first; Linux only. */
export function peakMemory(root: number): Peak[] {
  if (process.platform !== 'linux') return [];
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const known = new Map(all.map((pid) => [pid, statusOf(pid)]));
  const isBelow = (pid: number): boolean =>
    pid === root || (pid > 1 && isBelow(known.get(pid)?.parent ?? 0));
  return all
    .filter(isBelow)
    .flatMap((pid) => known.get(pid) ?? [])
    .map(({ command, peakKb }) => ({ command, mib: Math.round(peakKb / 1024) }))
    .sort((a, b) => b.mib - a.mib);
}
