// By its module name: the hosted runtime of the functions has no global `process`.
import process from 'node:process';

type LogFormat = 'json' | 'text';

/** Whether this is a function on the hosted runtime, not one that Node serves. */
export const isOnDeno = (): boolean => 'Deno' in globalThis;

/** One JSON object a line for machines, or plain text for a person; LOG_FORMAT decides, else the place and the mode. */
export function logFormat(): LogFormat {
  const { LOG_FORMAT: format, NODE_ENV: mode } = process.env;
  if (format === 'json' || format === 'text') return format;
  return mode === 'production' || isOnDeno() ? 'json' : 'text';
}
