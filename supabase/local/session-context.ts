import type { PgliteConnection } from '@supabase/lite/pglite';
import type { PostgresConnection } from '@supabase/lite/postgres';

type Connection = PgliteConnection | PostgresConnection;
type Caller = {
  auth?: { role?: string; uid?: unknown; jwt?: unknown };
  storage?: { operation?: unknown };
};
type Options = NonNullable<Parameters<Connection['withContext']>[2]>;

/** What the package tells the database about a caller and a request, for one transaction. */
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

/**
 * The package sets each of these in a statement of its own, two exchanges with a server for each: eleven statements
 * before every call. Here they are one.
 */
export function setContextAtOnce(connection: Connection): void {
  const theirs = connection.withContext.bind(connection);
  connection.withContext = async (caller, work, options) => {
    if (!caller || options?.transaction || options?.forceRollback) {
      return theirs(caller, work, options);
    }
    const settings = settingsOf(caller, options?.rpc);
    return connection.kysely.transaction().execute(async (transaction) => {
      await transaction
        .selectNoFrom(({ fn, val, lit }) =>
          settings.map(([name, value], i) =>
            fn('set_config', [val(name), val(value), lit(true)]).as(`s${i}`),
          ),
        )
        .execute();
      return work(transaction);
    });
  };
}
