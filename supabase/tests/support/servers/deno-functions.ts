import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import {
  DENO_ENV,
  denoFile,
  installTools,
  runDeno,
  type DenoVersion,
} from '../../../../scripts/hosted/tools.ts';
import { PROJECT_DIR } from '../../../local/settings.ts';

export const FUNCTIONS = path.join(PROJECT_DIR, 'supabase/functions');
export const DENO_CONFIG = ['--config', path.join(FUNCTIONS, 'deno.json'), '--frozen'];
const PERMISSIONS = ['--allow-net', '--allow-env', '--allow-read', '--allow-sys'];
const SERVER = path.join(import.meta.dirname, 'deno-serve.ts');

export const functionNames = (): string[] =>
  readdirSync(FUNCTIONS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
    .map(({ name }) => name);

export const functionFiles = (): string[] =>
  functionNames().map((name) => path.join(FUNCTIONS, name, 'index.ts'));

/** Downloads the imports of the functions and those files, as pinned in deno.lock. */
export async function cacheForDeno(...files: string[]): Promise<void> {
  installTools();
  const { code, stderr } = await runDeno('deno', [
    'cache',
    '--quiet',
    ...DENO_CONFIG,
    ...files,
    ...functionFiles(),
  ]);
  if (code !== 0)
    throw new Error(
      `deno cache failed. After a change of packages: node scripts/hosted/lock.ts\n${stderr}`,
    );
}

export type DenoFunctions = {
  /** Passes a request on like the gateway of a hosted project. */
  serve: (request: Request) => Promise<Response>;
  /** The functions' output, line by line. */
  lines: string[];
  stop: () => Promise<void>;
};

/** Runs all functions in one Deno process, with this process's environment and the given values. */
export async function startDenoFunctions(
  env: Record<string, string> = {},
  version: DenoVersion = 'deno',
): Promise<DenoFunctions> {
  await cacheForDeno(SERVER);
  const child = spawn(denoFile(version), ['run', ...DENO_CONFIG, ...PERMISSIONS, SERVER], {
    cwd: PROJECT_DIR,
    env: { ...process.env, ...DENO_ENV, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const lines: string[] = [];
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`Deno ended:\n${lines.join('\n')}`)));
    const take = (line: string) => {
      const listening = /^functions listen on (\d+)$/.exec(line);
      if (listening) resolve(Number(listening[1]));
      else lines.push(line);
    };
    for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', take);
  });
  return {
    serve: (request) => {
      const { pathname, search } = new URL(request.url);
      const place = `http://127.0.0.1:${port}${pathname.slice('/functions/v1'.length)}${search}`;
      const passed = new Request(place, request);
      // Deno compresses by itself, but fetch decompresses, so the body would no longer match its header.
      passed.headers.set('Accept-Encoding', 'identity');
      return fetch(passed);
    },
    lines,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
