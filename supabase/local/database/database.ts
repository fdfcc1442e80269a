import type { Connection } from './session-context.ts';

export type Database = {
  connection: Connection;
  /** Runs a script of one or more statements as the owner. */
  runScript: (sql: string) => Promise<void>;
  /** Runs a script in one transaction. */
  runTransaction: (sql: string) => Promise<void>;
  query: (sql: string) => Promise<Record<string, unknown>[]>;
  /** Calls back with each notification on the channel; the returned function stops it. */
  listen: (channel: string, onPayload: (payload: string) => void) => Promise<() => Promise<void>>;
  close: () => Promise<void>;
};
