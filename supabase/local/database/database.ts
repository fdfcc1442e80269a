import type { Connection } from './session-context.ts';

export type Database = {
  connection: Connection;
  /** Runs a script of one or more statements as the owner. */
  runScript: (sql: string) => Promise<void>;
  /** The same, all or nothing. */
  runTransaction: (sql: string) => Promise<void>;
  query: (sql: string) => Promise<Record<string, unknown>[]>;
  /** Calls back with what is notified on the channel; the return value ends it. */
  listen: (channel: string, onPayload: (payload: string) => void) => Promise<() => Promise<void>>;
  close: () => Promise<void>;
};
