import { PgliteConnection } from '@supabase/lite/pglite';
import { withContext, type ContextCall } from './session-context.ts';

/** The package's connection to PGlite, with the callers' settings of our own. */
export class EmbeddedConnection extends PgliteConnection {
  override withContext<T>(...call: ContextCall<T>): Promise<T> {
    return withContext(this.kysely, call);
  }
}
