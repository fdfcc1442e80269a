import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import type { Database as Schema } from '../../../lib/supabase/database.types.ts';
import { replaceAfterAnswer } from '../../functions/_shared/after-answer.ts';
import { startBackend } from '../../local/backend.ts';
import { openDatabase, type Database } from '../../local/database.ts';
import type { BackendSettings } from '../../local/settings.ts';
import { freePort, startPostgresServer } from './postgres-server.ts';

export type Harness = {
  /** Everything as its owner, for arranging and looking behind the policies. */
  database: Database;
  anon: SupabaseClient<Schema>;
  admin: SupabaseClient<Schema>;
  callFunction: (name: string, init?: RequestInit & { query?: string }) => Promise<Response>;
};

/** `pglite` (the default) or `postgres`: npm test runs every suite on both. */
export const TARGET = process.env.DATABASE_TARGET === 'postgres' ? 'postgres' : 'pglite';

const PUBLISHABLE_KEY = 'sb_publishable_of_the_database_tests';
const SECRET_KEY = 'sb_secret_of_the_database_tests';

type Place = { settings: BackendSettings['database']; remove: () => Promise<void> | void };

async function providePlace(): Promise<Place> {
  if (TARGET === 'postgres') {
    const server = await startPostgresServer();
    return { settings: { url: server.url }, remove: server.stop };
  }
  const home = mkdtempSync(path.join(tmpdir(), 'cabins-pglite-'));
  return {
    settings: { folder: path.join(home, 'database') },
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}

async function start(): Promise<Harness> {
  const place = await providePlace();
  const settings: BackendSettings = {
    port: await freePort(),
    database: place.settings,
    publishableKey: PUBLISHABLE_KEY,
    secretKey: SECRET_KEY,
    jwtSecret: 'a secret of the database tests only',
  };
  const url = `http://127.0.0.1:${settings.port}`;
  Object.assign(process.env, {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
    SUPABASE_SECRET_KEY: SECRET_KEY,
  });
  // What runs after an answer would run into the next test; those that are about it ask for it.
  replaceAfterAnswer(() => undefined);
  const database = await openDatabase(settings.database);
  const backend = await startBackend(settings, database);
  after(async () => {
    await backend.close();
    await place.remove();
  });
  const client = (key: string) =>
    createClient<Schema>(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
  return {
    database,
    anon: client(PUBLISHABLE_KEY),
    admin: client(SECRET_KEY),
    callFunction: (name, { query = '', headers, ...init } = {}) =>
      fetch(`${url}/functions/v1/${name}${query}`, {
        headers: { apikey: PUBLISHABLE_KEY, 'Content-Type': 'application/json', ...headers },
        ...init,
      }),
  };
}

let harness: Promise<Harness> | undefined;

/** One backend for all suites of a run; it ends with the run. */
export const useHarness = (): Promise<Harness> => (harness ??= start());
