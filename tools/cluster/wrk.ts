import { spawn } from 'node:child_process';

export type Load = { perSecond: number; p99Ms: number };

const MS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

/** Runs wrk; throws when an answer was no good. */
export function wrk(args: readonly string[]): Promise<Load> {
  return new Promise((resolve, reject) => {
    const child = spawn('wrk', ['-t1', '--latency', '--timeout', '10s', ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let out = '';
    child.stdout.on('data', (data: Buffer) => (out += data.toString()));
    child.once('error', reject);
    child.once('exit', () => {
      const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(out) ?? [];
      const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(out)?.[1]);
      const wrong = /(?:Non-2xx|Socket errors).*/.exec(out)?.[0];
      if (wrong || !perSecond) reject(new Error(`wrk ${args.at(-1)}: ${wrong ?? out}`));
      else resolve({ perSecond, p99Ms: Number(p99) * (MS[unit] ?? NaN) });
    });
  });
}
