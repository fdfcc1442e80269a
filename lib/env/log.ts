// By its module name: the hosted runtime of the functions has no global `process`.
import process from 'node:process';

export type LogFormat = 'json' | 'text';

/** One JSON object a line for machines, or plain text for a person; LOG_FORMAT decides, else the mode. */
export function logFormat(): LogFormat {
  const { LOG_FORMAT: format, NODE_ENV: mode } = process.env;
  if (format === 'json' || format === 'text') return format;
  return mode === 'production' ? 'json' : 'text';
}
