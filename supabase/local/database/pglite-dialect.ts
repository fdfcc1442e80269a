import type { PGlite } from '@electric-sql/pglite';
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
} from 'kysely';
import { printedAsLine } from './printed-error.ts';

class PgliteKyselyConnection implements DatabaseConnection {
  readonly #database: PGlite;

  constructor(database: PGlite) {
    this.#database = database;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery) {
    try {
      const { rows, affectedRows } = await this.#database.query<R>(sql, [...parameters]);
      return {
        rows,
        ...(affectedRows !== undefined && { numAffectedRows: BigInt(affectedRows) }),
      };
    } catch (error) {
      throw printedAsLine(error);
    }
  }

  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('PGlite doesn’t support streaming');
  }
}

const run = (connection: DatabaseConnection, statement: string) =>
  connection.executeQuery(CompiledQuery.raw(statement)).then(() => undefined);

const driverOf = (database: PGlite): Driver => ({
  init: () => Promise.resolve(),
  acquireConnection: () => Promise.resolve(new PgliteKyselyConnection(database)),
  beginTransaction: (connection) => run(connection, 'begin'),
  commitTransaction: (connection) => run(connection, 'commit'),
  rollbackTransaction: (connection) => run(connection, 'rollback'),
  releaseConnection: () => Promise.resolve(),
  destroy: () => Promise.resolve(),
});

/** The package's own dialect, except for how its errors print. */
export const pgliteDialect = (database: PGlite): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => driverOf(database),
  createIntrospector: (kysely) => new PostgresIntrospector(kysely),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});
