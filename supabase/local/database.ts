import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { prepareAuth } from './auth.ts';
import { diskFullError, hasRoom, isDiskFull } from './disk-full.ts';
import { EmbeddedConnection } from './embedded-connection.ts';
import { flushFile, flushFolder, keepPrivate, OTHERS } from './folder-files.ts';
import { lockFolder } from './folder-lock.ts';
import { applyMigrations, seed } from './migrations.ts';
import { loadPostgres } from './postgres-driver.ts';
import type { Connection } from './session-context.ts';
import { shareParsers } from './shared-parsers.ts';
import type { BackendSettings } from './settings.ts';
import { StartError } from './start-error.ts';
import { SYNCED_START, SyncedFolder } from './synced-folder.ts';

export type Database = {
  connection: Connection;
  /** Runs a script of one or more statements as the owner. */
  runScript: (sql: string) => Promise<void>;
  /** The same, all or nothing. */
  runTransaction: (sql: string) => Promise<void>;
  query: (sql: string) => Promise<Record<string, unknown>[]>;
  /** Calls back with what is notified on the channel; the return value ends it. */
  listen: (channel: string, onNotice: (payload: string) => void) => Promise<() => Promise<void>>;
  close: () => Promise<void>;
};

/** What a Supabase platform has before the first migration. */
const PLATFORM = `
  do $$ begin
    if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
    if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
    if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
  end $$;
  create schema if not exists extensions;
  grant usage on schema public, extensions to anon, authenticated, service_role;
`;

const RECONNECT_AFTER_S = 0.1;
const CONNECT_TIMEOUT_S = 3;
const STATEMENT_TIMEOUT_MS = 30_000;

async function openFolder(folder: string | undefined, isSynced: boolean): Promise<Database> {
  const synced = folder !== undefined && isSynced;
  const connection = new EmbeddedConnection({
    url: synced ? undefined : folder,
    pgliteOptions: {
      extensions: { btree_gist },
      ...(synced && { fs: new SyncedFolder(folder), startParams: SYNCED_START }),
    },
  });
  await connection.driver.waitReady;
  shareParsers(connection.driver);
  return {
    connection,
    runScript: async (sql) => void (await connection.driver.exec(sql)),
    runTransaction: (sql) => connection.driver.transaction(async (tx) => void (await tx.exec(sql))),
    query: async (sql) => (await connection.driver.query<Record<string, unknown>>(sql)).rows,
    listen: async (channel, onNotice) => {
      const end = await connection.driver.listen(channel, onNotice);
      return () => end();
    },
    close: () => connection.driver.close(),
  };
}

// The package hands JSON over as text already; serialized once more it would arrive as one JSON string.
const json = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
});

/** After an outage the driver would wait up to 20 s before it looks again, and no query may wait for ever. */
const PATIENCE = {
  backoff: () => RECONNECT_AFTER_S,
  connect_timeout: CONNECT_TIMEOUT_S,
  connection: {
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
  },
};

async function openServer(url: string): Promise<Database> {
  const { ServerConnection } = await loadPostgres();
  const connection = new ServerConnection({
    url,
    postgresOptions: {
      ...PATIENCE,
      types: { json: json(114), jsonb: json(3802) },
      onnotice: () => undefined,
    },
  });
  const { driver } = connection;
  return {
    connection,
    runScript: async (sql) => void (await driver.unsafe(sql).simple()),
    // A migration may take its time.
    runTransaction: async (sql) =>
      void (await driver.begin((tx) =>
        tx.unsafe(`set local statement_timeout = 0;\n${sql}`).simple(),
      )),
    query: async (sql) => [...(await driver.unsafe(sql))],
    listen: async (channel, onNotice) => (await driver.listen(channel, onNotice)).unlisten,
    close: () => driver.end({ timeout: 5 }),
  };
}

async function prepare(database: Database): Promise<Database> {
  await database.runScript(PLATFORM);
  await prepareAuth(database);
  await applyMigrations(database);
  return database;
}

/** A migrated database in memory, without data. */
export async function openScratchDatabase(): Promise<Database> {
  return prepare(await openFolder(undefined, false));
}

async function prepareWithData(database: Database): Promise<Database> {
  await prepare(database);
  await seed(database);
  return database;
}

/** A first start builds the database beside its place and moves it in when complete, so that a cut leaves nothing behind. */
async function createFolder(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  // PGlite cannot create a database in a file system of one's own; nothing is lost if this is cut.
  const database = await openFolder(draft, false);
  await prepareWithData(database).finally(() => database.close());
  flushFolder(draft);
  renameSync(draft, folder);
  flushFile(path.dirname(folder));
}

function lockWritable(folder: string): () => void {
  try {
    process.umask(OTHERS);
    mkdirSync(path.dirname(folder), { recursive: true });
    const unlock = lockFolder(folder);
    keepPrivate(folder);
    return unlock;
  } catch (cause) {
    if (cause instanceof StartError || isDiskFull(cause)) throw cause;
    throw new StartError(
      `${path.dirname(folder)} cannot be written. Make it writable for this user and start again.`,
      cause,
    );
  }
}

async function openExistingFolder(folder: string, isSynced: boolean): Promise<Database> {
  try {
    if (isSynced) flushFolder(folder);
    return await openFolder(folder, isSynced);
  } catch (cause) {
    if (isDiskFull(cause) || !hasRoom(folder)) throw diskFullError(folder, cause);
    throw new StartError(
      `The database in ${folder} cannot be opened and was left as it is. Restore a copy of that folder, or run "npm run reset" to start over with fresh data.`,
      cause,
    );
  }
}

/** Opens the database, created, migrated and seeded where that is still to do. */
export async function openDatabase(settings: BackendSettings['database']): Promise<Database> {
  if ('url' in settings) {
    const database = await openServer(settings.url);
    try {
      await database.query('select 1');
    } catch (cause) {
      throw new StartError(
        'The Postgres server of DATABASE_URL does not answer. Start it, or correct the address.',
        cause,
      );
    }
    return prepareWithData(database);
  }
  const { folder, isSynced = true } = settings;
  const unlock = lockWritable(folder);
  try {
    if (!existsSync(folder)) await createFolder(folder);
    const database = await prepareWithData(await openExistingFolder(folder, isSynced));
    return { ...database, close: () => database.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw isDiskFull(error) ? diskFullError(folder, error) : error;
  }
}
