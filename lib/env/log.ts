// Imported by name, because the hosted runtime of the functions has no global `process`.
import process from 'node:process';

type LogFormat = 'json' | 'text';

/** From least to most severe. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const rankOf = (level: string | undefined) => (LOG_LEVELS as readonly unknown[]).indexOf(level);

/** Whether this is a function on the hosted runtime rather than one that Node serves. */
export const isOnDeno = (): boolean => 'Deno' in globalThis;

/** JSON lines for machines, or plain text for a person; LOG_FORMAT decides, else the runtime and mode. */
export function logFormat(): LogFormat {
  const { LOG_FORMAT: format, NODE_ENV: mode } = process.env;
  if (format === 'json' || format === 'text') return format;
  return mode === 'production' || isOnDeno() ? 'json' : 'text';
}

/** Whether this level is logged: LOG_LEVEL decides, else all but debug for machines, and warnings for a person. */
export function isLogged(level: LogLevel): boolean {
  const usual = logFormat() === 'json' ? 'info' : 'warn';
  const lowest = rankOf(process.env.LOG_LEVEL);
  return rankOf(level) >= (lowest < 0 ? rankOf(usual) : lowest);
}

/** Whether text includes an error's stack: with LOG_LEVEL=debug, and in development, where no level is set. */
export const showsStacks = (): boolean => (process.env.LOG_LEVEL || 'debug') === 'debug';
