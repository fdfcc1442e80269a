import { randomBytes } from 'node:crypto';
import { appendFileSync, chmodSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { functionEnvSchema } from '../../lib/env/functions.ts';
import { parseEnv as checkEnv, serverEnvSchema } from '../../lib/env/server-schema.ts';
import { StartError } from './start-error.ts';

export const PROJECT_DIR = path.resolve(import.meta.dirname, '../..');
const ENV_FILE = path.join(PROJECT_DIR, '.env.local');

type Settings = {
  sitePort: number;
  /** Null when the site uses another Supabase project and no embedded backend starts. */
  backend: BackendSettings | null;
  /** The environment of site and functions; .env.local has all of it too. */
  env: Record<string, string>;
};

type FolderSettings = {
  folder: string;
  /** Whether a commit is on disk before it is acknowledged; defaults to true. */
  isSynced?: boolean;
};

export type BackendSettings = {
  port: number;
  /** A folder for the embedded database, or a Postgres server's URL. */
  database: FolderSettings | { url: string };
  /** The folder of Storage objects. */
  filesFolder: string;
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
  /** The number of proxies in front of the site and its backend; defaults to 0. */
  trustedProxies?: number;
};

const secret = (prefix: string) => prefix + randomBytes(24).toString('base64url');

function readEnvFile(): Record<string, string | undefined> {
  return existsSync(ENV_FILE) ? parseEnv(readFileSync(ENV_FILE, 'utf8')) : {};
}

function addEmbeddedSettings(port: number): void {
  const lines = [
    '# Written by the first start, for the embedded backend. Other settings stand, explained, in .env.example.',
    `NEXT_PUBLIC_SUPABASE_URL=http://127.0.0.1:${port}`,
    `NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY=${secret('sb_publishable_')}`,
    `SUPABASE_SECRET_KEY=${secret('sb_secret_')}`,
    '# To use another Supabase project, change the three lines above and remove the two below.',
    'EMBEDDED_BACKEND=true',
    `EMBEDDED_JWT_SECRET=${secret('')}`,
    ...hashKeyLines(null),
  ];
  append(lines);
}

/** `before` is the key of existing opt-outs and consents. */
const hashKeyLines = (before: string | null): string[] => [
  '# Never changes: opt-outs of texts and the records of consents are kept under it.',
  `HASH_KEY=${secret('')}`,
  ...(before === null ? [] : [`HASH_KEY_BEFORE=${before}`]),
  '',
];

function append(lines: readonly string[]): void {
  try {
    appendFileSync(ENV_FILE, lines.join('\n'), { mode: 0o600 });
    chmodSync(ENV_FILE, 0o600);
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

function syncFrom(value: string | undefined): boolean {
  if (!value || value === 'on') return true;
  if (value === 'off') return false;
  throw new StartError(`DATABASE_SYNC=${value} is neither on nor off.`);
}

function embeddedBackend(
  port: number,
  file: Record<string, string | undefined>,
  environment: NodeJS.ProcessEnv,
): BackendSettings {
  const values = { ...file, ...environment };
  const publishableKey = values.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY;
  const secretKey = values.SUPABASE_SECRET_KEY;
  const jwtSecret = values.EMBEDDED_JWT_SECRET;
  if (!publishableKey || !secretKey || !jwtSecret) {
    throw new StartError(
      '.env.local lacks a key of the embedded backend. Delete the file and start again; new keys are generated.',
    );
  }
  const folder = path.resolve(PROJECT_DIR, environment.DATABASE_FOLDER ?? '.local/database');
  const isSynced = syncFrom(values.DATABASE_SYNC);
  const database = environment.DATABASE_URL
    ? { url: environment.DATABASE_URL }
    : { folder, isSynced };
  const trustedProxies = Number(values.TRUSTED_PROXIES ?? 0);
  const filesFolder = `${folder}-files`;
  return { port, database, filesFolder, publishableKey, secretKey, jwtSecret, trustedProxies };
}

function requireGoodEnv(values: Record<string, string | undefined>): void {
  try {
    checkEnv(serverEnvSchema.extend(functionEnvSchema.shape), values);
  } catch (cause) {
    throw new StartError((cause as Error).message, cause);
  }
}

/** Settings of .env.local that the environment doesn't override; the backend's own secret stays out of it. */
function settingsOf(
  file: Record<string, string | undefined>,
  environment: NodeJS.ProcessEnv,
): Record<string, string> {
  const isOwn = (name: string) => name === 'EMBEDDED_JWT_SECRET' || environment[name] !== undefined;
  return Object.fromEntries(
    Object.entries(file).flatMap(([name, value]) =>
      value === undefined || isOwn(name) ? [] : [[name, value]],
    ),
  );
}

/** Settings from the environment, then .env.local, to which the first start adds its own. */
export function loadSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const sitePort = portFrom('PORT', environment.PORT, 3000);
  const backendPort = portFrom('SUPABASE_PORT', environment.SUPABASE_PORT, 54321);
  const hasProject = (values: Record<string, string | undefined>) =>
    Boolean(values.NEXT_PUBLIC_SUPABASE_URL);
  if (sitePort === backendPort && !hasProject(environment)) {
    throw new StartError(
      `PORT and SUPABASE_PORT are both ${sitePort}. Give each a port of its own, e.g. SUPABASE_PORT=54321.`,
    );
  }
  if (!hasProject(environment) && !hasProject(readEnvFile())) addEmbeddedSettings(backendPort);

  const isEmbedded = !hasProject(environment) && readEnvFile().EMBEDDED_BACKEND === 'true';
  const { HASH_KEY, SUPABASE_SECRET_KEY = null } = { ...readEnvFile(), ...environment };
  if (isEmbedded && !HASH_KEY) append(['', ...hashKeyLines(SUPABASE_SECRET_KEY)]);

  const file = readEnvFile();
  const backend = isEmbedded ? embeddedBackend(backendPort, file, environment) : null;
  const env = {
    ...settingsOf(file, environment),
    PORT: String(sitePort),
    // Otherwise the links in texts and emails would lead to another port.
    SITE_URL: environment.SITE_URL ?? file.SITE_URL ?? `http://localhost:${sitePort}`,
    ...(backend && backendEnv(backend)),
  };
  requireGoodEnv({ ...environment, ...env });
  return { sitePort, backend, env };
}

function backendEnv(backend: BackendSettings): Record<string, string> {
  const url = `http://127.0.0.1:${backend.port}`;
  return {
    NEXT_PUBLIC_SUPABASE_URL: url,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    SUPABASE_SECRET_KEY: backend.secretKey,
    // The names that the edge runtime gives its functions.
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
  };
}
