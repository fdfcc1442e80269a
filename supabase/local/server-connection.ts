import { PostgresConnection } from '@supabase/lite/postgres';
import { withContext, type ContextCall } from './session-context.ts';

/** The package's connection to a Postgres server, with the callers' settings of our own. */
export class ServerConnection extends PostgresConnection {
  override withContext<T>(...call: ContextCall<T>): Promise<T> {
    return withContext(this.kysely, call);
  }
}
