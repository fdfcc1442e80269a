import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { PgliteConnection } from '@supabase/lite/pglite';
import { Kysely, sql } from 'kysely';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { prepareAuth } from './auth.ts';
import type { Database } from './database.ts';
import { diskFullError, hasRoom, isDiskFull } from './disk-full.ts';
import { flushFile, flushFolder, keepPrivate, OTHERS_PERMISSIONS } from './folder-files.ts';
import { lockFolder } from './folder-lock.ts';
import { applyMigrations, seedCatalog } from './migrations.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import { printedAsLine } from './printed-error.ts';
import { withContext, type ContextCall } from './session-context.ts';
import type { BackendSettings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { prepareStorage } from './storage-schema.ts';
import { SYNCED_START, SyncedFolder } from './synced-folder.ts';

/** The objects that a Supabase platform has before the first migration. */
const PLATFORM = `
  do $$ begin
    if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
    if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
    if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
  end $$;
  create schema if not exists extensions;
  grant usage on schema public, extensions to anon, authenticated, service_role;
`;

/** The package's connection to PGlite with our settings of the caller. */
class EmbeddedConnection extends PgliteConnection {
  constructor(...given: ConstructorParameters<typeof PgliteConnection>) {
    super(...given);
    this.kysely = new Kysely({ dialect: pgliteDialect(this.driver) });
  }

  override withContext<T>(...call: ContextCall<T>): Promise<T> {
    return withContext(this.kysely, call);
  }

  override normalizeDbError(error: unknown): unknown {
    return printedAsLine(super.normalizeDbError(error));
  }
}

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
  return {
    connection,
    runScript: async (script) => void (await connection.driver.exec(script)),
    runTransaction: (script) =>
      connection.driver.transaction(async (tx) => void (await tx.exec(script))),
    query: async (text) => (await connection.driver.query<Record<string, unknown>>(text)).rows,
    listen: async (channel, onPayload) => {
      const end = await connection.driver.listen(channel, onPayload);
      return () => end();
    },
    close: () => connection.driver.close(),
  };
}

async function openServer(url: string): Promise<Database> {
  // Imported only here, so that other starts don't load two unused drivers.
  const { ServerConnection } = await import('./server-connection.ts');
  const connection = new ServerConnection(url);
  const { kysely } = connection;
  return {
    connection,
    runScript: async (script) => void (await sql.raw(script).execute(kysely)),
    // A migration may take long.
    runTransaction: (script) =>
      kysely.transaction().execute(async (transaction) => {
        await sql.raw(`set local statement_timeout = 0;\n${script}`).execute(transaction);
      }),
    query: async (text) => (await sql.raw<Record<string, unknown>>(text).execute(kysely)).rows,
    listen: (channel, onPayload) => connection.listen(channel, onPayload),
    close: () => connection.close(),
  };
}

async function prepare(database: Database): Promise<Database> {
  await database.runScript(PLATFORM);
  await prepareAuth(database);
  await prepareStorage(database);
  await applyMigrations(database);
  return database;
}

/** A migrated database in memory, without data. */
export async function openScratchDatabase(): Promise<Database> {
  return prepare(await openFolder(undefined, false));
}

async function prepareWithData(database: Database): Promise<Database> {
  await prepare(database);
  await seedCatalog(database);
  return database;
}

/** A first start creates the database in a draft folder and moves it into place when complete. */
async function createFolder(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  // PGlite can't create a database in a custom file system; nothing is lost if this is interrupted.
  const database = await openFolder(draft, false);
  await prepareWithData(database).finally(() => database.close());
  flushFolder(draft);
  renameSync(draft, folder);
  flushFile(path.dirname(folder));
}

function lockWritable(folder: string): () => void {
  try {
    process.umask(OTHERS_PERMISSIONS);
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

/** Whether opening it creates a database, which takes far longer. */
export const isNewFolder = (settings: BackendSettings['database']): boolean =>
  'folder' in settings && !existsSync(settings.folder);

/** Opens the database, and creates, migrates and seeds it where needed. */
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
