import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { StartError } from './start-error.ts';

export const PROJECT_DIR = path.resolve(import.meta.dirname, '../..');
const ENV_FILE = path.join(PROJECT_DIR, '.env.local');

export type Settings = {
  sitePort: number;
  /** Null when the site talks to another Supabase project and no embedded backend starts. */
  backend: BackendSettings | null;
  /** What the site and the functions read; everything is also in .env.local. */
  env: Record<string, string>;
};

export type BackendSettings = {
  port: number;
  /** A folder for the embedded database, or a Postgres server's address. */
  database: { folder: string } | { url: string };
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
};

const secret = (prefix: string) => prefix + randomBytes(24).toString('base64url');

function readEnvFile(): Record<string, string | undefined> {
  return existsSync(ENV_FILE) ? parseEnv(readFileSync(ENV_FILE, 'utf8')) : {};
}

function createEnvFile(port: number): void {
  const lines = [
    '# Written by the first start. Every other setting stands, explained, in .env.example.',
    `NEXT_PUBLIC_SUPABASE_URL=http://127.0.0.1:${port}`,
    `NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY=${secret('sb_publishable_')}`,
    `SUPABASE_SECRET_KEY=${secret('sb_secret_')}`,
    '# Keep these two lines only while the embedded backend is used.',
    'EMBEDDED_BACKEND=true',
    `EMBEDDED_JWT_SECRET=${secret('')}`,
    '',
  ];
  try {
    writeFileSync(ENV_FILE, lines.join('\n'), { mode: 0o600, flag: 'wx' });
  } catch (cause) {
    throw new StartError(
      `${ENV_FILE} cannot be written. Make the folder writable for this user and start again.`,
      cause,
    );
  }
}

function portFrom(name: string, value: string | undefined, fallback: number): number {
  if (value === undefined || value === '') return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new StartError(`${name}=${value} is not a port. Use a number from 1 to 65535.`);
  }
  return port;
}

/** Settings from the environment first, then .env.local, which the first start writes. */
export function loadSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const sitePort = portFrom('PORT', environment.PORT, 3000);
  const backendPort = portFrom('SUPABASE_PORT', environment.SUPABASE_PORT, 54321);
  const hasOwnProject = Boolean(environment.NEXT_PUBLIC_SUPABASE_URL);
  if (!hasOwnProject && !existsSync(ENV_FILE)) createEnvFile(backendPort);

  const file = readEnvFile();
  const values = { ...file, ...environment };
  if (hasOwnProject || file.EMBEDDED_BACKEND !== 'true') {
    return { sitePort, backend: null, env: { PORT: String(sitePort) } };
  }
  const backend: BackendSettings = {
    port: backendPort,
    database: environment.DATABASE_URL
      ? { url: environment.DATABASE_URL }
      : { folder: path.resolve(PROJECT_DIR, environment.DATABASE_FOLDER ?? '.local/database') },
    publishableKey: values.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY ?? '',
    secretKey: values.SUPABASE_SECRET_KEY ?? '',
    jwtSecret: values.EMBEDDED_JWT_SECRET ?? '',
  };
  if (!backend.publishableKey || !backend.secretKey || !backend.jwtSecret) {
    throw new StartError(
      '.env.local lacks a key of the embedded backend. Delete the file and start again; new keys are generated.',
    );
  }
  return { sitePort, backend, env: backendEnv(backend, sitePort) };
}

function backendEnv(backend: BackendSettings, sitePort: number): Record<string, string> {
  const url = `http://127.0.0.1:${backend.port}`;
  return {
    PORT: String(sitePort),
    NEXT_PUBLIC_SUPABASE_URL: url,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    SUPABASE_SECRET_KEY: backend.secretKey,
    // The names the edge runtime gives its functions.
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
  };
}
