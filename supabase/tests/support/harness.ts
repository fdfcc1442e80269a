import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import type { Database as Schema } from '../../../lib/supabase/database.types.ts';
import { replaceBackgroundRunner } from '../../functions/_shared/background-task.ts';
import { startBackend } from '../../local/backend.ts';
import type { Database } from '../../local/database/database.ts';
import { openDatabase } from '../../local/database/open-database.ts';
import type { BackendSettings } from '../../local/settings.ts';
import { startDenoFunctions } from './servers/deno-functions.ts';
import { pushMigrations, startHostedProject } from './servers/hosted-project.ts';
import { freePort, startPostgresServer } from './servers/postgres-server.ts';

export type Harness = {
  /** Access as the owner, for setup and for checking behind the policies. */
  database: Database;
  anon: SupabaseClient<Schema>;
  admin: SupabaseClient<Schema>;
  /** The API's URL and keys, and the folder of Storage. */
  project: { url: string; publishableKey: string; secretKey: string; filesFolder: string };
  callFunction: (name: string, init?: RequestInit & { query?: string }) => Promise<Response>;
};

/**
 * `pglite` (the default) or `postgres`: `npm run test:full` runs every suite on both. `hosted` is a project made by the
 * Supabase CLI, with the functions on the Deno version that hosted ones use.
 */
export const TARGET =
  ['postgres', 'hosted'].find((target) => target === process.env.DATABASE_TARGET) ?? 'pglite';

/** Set by `npm run test:full` on Postgres. */
const isFullSize = process.env.FULL_SIZE === '1';

/** For tests that print durations. */
export const MEASURED = { skip: !isFullSize && 'measured by npm run test:full' };

/** The size of a flood or random sample; the full one takes PGlite too long. */
export const sized = <T>(full: T, sample: T): T => (isFullSize ? full : sample);

/** For tests that start the host's commands, which are the same for any target. */
export const ONCE = { skip: TARGET !== 'pglite' && 'run on PGlite' };

export const JWT_SECRET = 'a secret of the database tests only';
const PUBLISHABLE_KEY = 'sb_publishable_of_the_database_tests';
const SECRET_KEY = 'sb_secret_of_the_database_tests';

type Place = { settings: BackendSettings['database']; remove: () => Promise<void> | void };

async function providePlace(): Promise<Place> {
  if (TARGET === 'hosted') {
    const project = await startHostedProject();
    await pushMigrations(project, '--include-seed');
    return { settings: { url: project.url }, remove: project.stop };
  }
  if (TARGET === 'postgres') {
    const server = await startPostgresServer();
    return { settings: { url: server.url }, remove: server.stop };
  }
  const home = mkdtempSync(path.join(tmpdir(), 'cabins-pglite-'));
  return {
    // Test data need not survive a power failure.
    settings: { folder: path.join(home, 'database'), isSynced: false },
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}

async function start(): Promise<Harness> {
  const place = await providePlace();
  const filesFolder = mkdtempSync(path.join(tmpdir(), 'cabins-files-'));
  const settings: BackendSettings = {
    port: await freePort(),
    database: place.settings,
    filesFolder,
    publishableKey: PUBLISHABLE_KEY,
    secretKey: SECRET_KEY,
    jwtSecret: JWT_SECRET,
    // Tests act as visitors from many networks, by X-Forwarded-For.
    trustedProxies: 1,
  };
  const url = `http://127.0.0.1:${settings.port}`;
  Object.assign(process.env, {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
    SUPABASE_SECRET_KEY: SECRET_KEY,
    // The suites hold far more than guests would; tests of the cap set it themselves.
    UNPAID_NIGHTS_PERCENT: '100',
    HASH_KEY: 'a hash key of the database tests only',
  });
  // Background work would run into the next test; tests about it enable it.
  replaceBackgroundRunner(() => undefined);
  const database = await openDatabase(settings.database);
  const deno = TARGET === 'hosted' ? await startDenoFunctions() : null;
  const backend = await startBackend(settings, database, deno?.serve);
  after(async () => {
    await deno?.stop();
    await backend.close();
    await place.remove();
    rmSync(filesFolder, { recursive: true, force: true });
  });
  const client = (key: string) =>
    createClient<Schema>(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
  return {
    database,
    anon: client(PUBLISHABLE_KEY),
    admin: client(SECRET_KEY),
    project: { url, publishableKey: PUBLISHABLE_KEY, secretKey: SECRET_KEY, filesFolder },
    callFunction: (name, { query = '', headers, ...init } = {}) =>
      fetch(`${url}/functions/v1/${name}${query}`, {
        headers: { apikey: PUBLISHABLE_KEY, 'Content-Type': 'application/json', ...headers },
        ...init,
      }),
  };
}

let harness: Promise<Harness> | undefined;

/** One backend for all suites of a run. */
export const useHarness = (): Promise<Harness> => (harness ??= start());
