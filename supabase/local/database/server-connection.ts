import { setTimeout as wait } from 'node:timers/promises';
import { PostgresConnection } from '@supabase/lite/postgres';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { Client, Pool, type ClientConfig, type PoolClient } from 'pg';
import { JsonLists } from './json-lists.ts';
import { listenTo } from './listener.ts';
import { postgresTypes } from './postgres-types.ts';
import { printedAsLine } from './printed-error.ts';
import { withContext, type ContextCall } from './session-context.ts';

const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 30_000;
const CLOSE_TIMEOUT_MS = 5000;
const KEEP_ALIVE_AFTER_MS = 60_000;

/** Reads `sslmode` as Postgres' own tools do. */
function libpqAddress(url: string): string {
  const address = new URL(url);
  if (!address.searchParams.has('uselibpqcompat')) {
    address.searchParams.set('uselibpqcompat', 'true');
  }
  return address.href;
}

const configFor = (url: string): ClientConfig => ({
  connectionString: libpqAddress(url),
  types: postgresTypes,
  options: '-c TimeZone=UTC',
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
});

/** The pool's own timeout would also limit the wait for a connection that others use. */
class ServerClient extends Client {
  constructor(config?: ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  }
}

function openPool(config: ClientConfig): Pool {
  const pool = new Pool({ ...config, Client: ServerClient });
  // A lost connection leaves the pool by itself and fails its statement; without a listener the process would exit.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** The pool in the form Kysely expects. */
function poolForKysely(pool: Pool): PostgresPool {
  const lists = new JsonLists();
  const clientFor = (client: PoolClient): PostgresPoolClient => ({
    query: (async (statement: string, values: readonly unknown[]) => {
      try {
        return await client.query(statement, await lists.write(client, statement, values));
      } catch (error) {
        throw printedAsLine(error);
      }
    }) as never,
    release: () => client.release(),
  });
  return { connect: async () => clientFor(await pool.connect()), end: () => pool.end() };
}

/**
 * The package's connection to a Postgres server, with our settings of the caller, over node-postgres: the package's own
 * driver exits the process or hangs when its server goes away (porsager/postgres#1208, #1154). The package still
 * creates that one, but it never connects.
 */
export class ServerConnection extends PostgresConnection {
  readonly #config: ClientConfig;

  constructor(url: string) {
    super({ url });
    this.#config = configFor(url);
    const pool = poolForKysely(openPool(this.#config));
    this.kysely = new Kysely({ dialect: new PostgresDialect({ pool }) });
  }

  override withContext<T>(...call: ContextCall<T>): Promise<T> {
    return withContext(this.kysely, call);
  }

  override normalizeDbError(error: unknown): unknown {
    return printedAsLine(super.normalizeDbError(error));
  }

  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>> {
    return listenTo(() => new ServerClient(this.#config), channel, onPayload);
  }

  /** Waits for running statements, but not for one that hangs. */
  override async close(): Promise<void> {
    await Promise.race([this.kysely.destroy(), wait(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
  }
}
