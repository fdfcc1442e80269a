import type { PgliteConnection } from '@supabase/lite/pglite';
import type { PostgresConnection } from '@supabase/lite/postgres';

export type Connection = PgliteConnection | PostgresConnection;
type WithContext = Connection['withContext'];
type Kysely = Connection['kysely'];
type Caller = {
  auth?: { role?: string; uid?: unknown; jwt?: unknown };
  storage?: { operation?: unknown };
};
type Options = NonNullable<Parameters<WithContext>[2]>;

/** The arguments of a connection's `withContext`. */
export type ContextCall<T> = [
  caller: Parameters<WithContext>[0],
  work: (database: Kysely) => Promise<T>,
  options?: Options,
];

/** The settings by which the package tells the database about a caller and a request, for one transaction. */
function settingsOf({ auth, storage }: Caller, rpc: Options['rpc']): [string, string][] {
  const role = auth?.role ?? 'anon';
  const { jwt } = auth ?? {};
  return [
    ['role', role],
    ['request.jwt.claim.sub', String(auth?.uid ?? '')],
    ['request.jwt.claim.role', role],
    ['storage.operation', String(storage?.operation ?? '')],
    ...(jwt && typeof jwt === 'object'
      ? [['request.jwt.claims', JSON.stringify(jwt)] satisfies [string, string]]
      : []),
    ...(rpc
      ? ([
          ['response.status', ''],
          ['response.headers', ''],
          ['request.method', rpc.method],
          ['request.path', rpc.path],
          ['request.headers', JSON.stringify(rpc.requestHeaders ?? {})],
          ...(rpc.readOnly ? [['transaction_read_only', 'on']] : []),
        ] as [string, string][])
      : []),
  ];
}

const applySettings = (database: Kysely, settings: [string, string][]) =>
  database
    .selectNoFrom(({ fn, val, lit }) =>
      settings.map(([name, value], i) =>
        fn('set_config', [val(name), val(value), lit(true)]).as(`s${i}`),
      ),
    )
    .execute();

/**
 * Sets in one statement what the package sets in eleven, without its grants: on its first request the package would
 * grant everything to every role, but our grants are the allow-list.
 */
export async function withContext<T>(
  database: Kysely,
  [caller, work, options]: ContextCall<T>,
): Promise<T> {
  const run = async (transaction: Kysely) => {
    if (caller) await applySettings(transaction, settingsOf(caller, options?.rpc));
    return work(transaction);
  };
  if (options?.transaction) return run(options.transaction);
  if (options?.forceRollback) {
    const transaction = await database.startTransaction().execute();
    return run(transaction).finally(() => transaction.rollback().execute());
  }
  return caller ? database.transaction().execute(run) : work(database);
}
