import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { HOSTED, installPackages } from '../own-packages.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MODULES = path.join(HOSTED, 'node_modules');

/** The version that runs hosted functions, and the newest one. */
export const DENO_VERSIONS = ['deno', 'deno-latest'] as const;
export type DenoVersion = (typeof DENO_VERSIONS)[number];

export const denoFile = (version: DenoVersion) => path.join(MODULES, version, 'deno');

export const DENO_ENV = {
  DENO_DIR: path.join(MODULES, '.cache/deno'),
  DENO_NO_UPDATE_CHECK: '1',
  // As Node does with NODE_EXTRA_CA_CERTS, because a registry may use a company's own certificate.
  DENO_TLS_CA_STORE: 'mozilla,system',
  NO_COLOR: '1',
};

/** Installs the Supabase CLI and Deno at the pinned versions, unless they are there. */
export function installTools(): void {
  installPackages(HOSTED);
  for (const version of DENO_VERSIONS) {
    if (existsSync(denoFile(version))) continue;
    // Puts the binary in place where npm ran no install script.
    const launcher = path.join(MODULES, version, 'bin.cjs');
    const { status, stderr } = spawnSync(process.execPath, [launcher, '--version']);
    if (status !== 0) throw new Error(`${version} does not start: ${stderr.toString()}`);
  }
}

export type Ended = { code: number | null; stdout: string; stderr: string };

function runToEnd(
  file: string,
  args: readonly string[],
  { cwd, env }: { cwd: string; env: Record<string, string> },
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd, env: { ...process.env, ...env } });
    const [stdout, stderr]: Buffer[][] = [[], []];
    child.stdout.on('data', (chunk: Buffer) => stdout?.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => stderr?.push(chunk));
    child.stdin.end();
    child.once('error', reject);
    child.once('close', (code) => {
      const text = (chunks: Buffer[] = []) => Buffer.concat(chunks).toString();
      resolve({ code, stdout: text(stdout), stderr: text(stderr) });
    });
  });
}

/** Runs the CLI in the project, or in a copy of it. */
export const runSupabase = (
  args: readonly string[],
  { cwd = ROOT, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Ended> =>
  runToEnd(process.execPath, [path.join(MODULES, 'supabase/dist/supabase.js'), ...args], {
    cwd,
    env: {
      // Otherwise its output includes a warning about missing encryption.
      PGSSLMODE: 'disable',
      SUPABASE_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
      ...env,
    },
  });

export const runDeno = (version: DenoVersion, args: readonly string[], cwd = ROOT) =>
  runToEnd(denoFile(version), args, { cwd, env: DENO_ENV });
